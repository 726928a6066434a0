/** The style of the page: the reader's fonts, light or dark as the reader has it. */
export const style = `
:root { color-scheme: light dark; scroll-padding-top: 6rem;
  --ground: #f4f6f8; --card: #fff; --inset: #f6f8fa; --line: #d5dbe1; --text: #1c2128; --quiet: #57606a; --link: #0550ae;
  --good: #116329; --good-back: #dcf7e2; --bad: #a40e26; --bad-back: #ffe7e5; --busy: #0a4a8f; --busy-back: #dcefff;
  --held: #704600; --held-back: #fff3c4; --idle: #424a53; --idle-back: #e8ecf0; }
@media (prefers-color-scheme: dark) { :root {
  --ground: #0d1117; --card: #161b22; --inset: #0d1117; --line: #323a44; --text: #e9eef4; --quiet: #9da7b3;
  --link: #79c0ff; --good: #7ee295; --good-back: #12331e; --bad: #ffa39c; --bad-back: #471a1c; --busy: #93ccff;
  --busy-back: #12304f; --held: #f2cc60; --held-back: #3b2c08; --idle: #c3ccd5; --idle-back: #2b323b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 0 1rem 3rem; max-width: 64rem; background: var(--ground); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, p, ul, dl, dd, pre, table { margin: 0; padding: 0; }
h1 { font-size: 1.25rem; } h2 { font-size: 1.2rem; } h3 { font-size: 1rem; }
a { color: var(--link); } a:focus-visible, summary:focus-visible, .log:focus-visible { outline: 2px solid var(--link);
  outline-offset: 2px; border-radius: 3px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Consolas, "Liberation Mono", monospace; font-size: .86em; }
.quiet { color: var(--quiet); }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; }
.push { margin-left: auto; }
header { position: sticky; top: 0; z-index: 1; margin-bottom: 1rem; padding: .6rem 1rem; background: var(--card);
  border: 1px solid var(--line); border-top: 0; border-radius: 0 0 8px 8px; }
.button { padding: .25rem .8rem; border: 1px solid currentColor; border-radius: 6px; background: var(--card);
  font-weight: 600; text-decoration: none; } .button:hover { text-decoration: underline; }
.pill { padding: .05rem .6rem; border-radius: 1rem; font-size: .85rem; font-weight: 600; color: var(--idle); background: var(--idle-back); }
.good { color: var(--good); background: var(--good-back); } .bad { color: var(--bad); background: var(--bad-back); }
.busy { color: var(--busy); background: var(--busy-back); } .held { color: var(--held); background: var(--held-back); }
main > section { margin-top: 2rem; }
.card { margin-top: .75rem; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); contain: paint; }
.card > * + * { margin-top: .75rem; } .card > * + h3 { margin-top: 1.25rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1rem; align-items: baseline; }
dt { color: var(--quiet); }
ul { list-style: none; border: 1px solid var(--line); border-radius: 6px; }
li { padding: .45rem .75rem; } li + li { border-top: 1px solid var(--line); }
summary { cursor: pointer; } summary > .row { display: inline-flex; vertical-align: top; width: calc(100% - 1.5rem); }
.log { display: flex; flex-direction: column-reverse; max-height: 24rem; margin-top: .5rem; overflow: auto;
  border: 1px solid var(--line); border-radius: 6px; background: var(--inset); }
.log pre { padding: .6rem .75rem; line-height: 1.45; white-space: pre-wrap; }
.entries { border: 0; } .entries > li { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .3rem 0; font-size: .9rem; }
.entries > li:first-child { border-top: 1px solid var(--line); } .what { flex: 1; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
caption { padding-bottom: .25rem; text-align: left; font-weight: 600; }
th, td { padding: .3rem .75rem .3rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top;
  min-width: 6rem; }
th { color: var(--quiet); font-weight: 600; white-space: nowrap; }
.narrow, td:first-child, td:last-child { width: 1%; min-width: 2rem; } td.time { white-space: nowrap; }
footer { margin-top: 2rem; padding-top: .75rem; border-top: 1px solid var(--line); font-size: .9rem; }
@media (max-width: 36rem) { body { padding: 0 .5rem 2rem; }
  header, .card { padding: .6rem .75rem; }
  dl { display: block; } dd + dt { margin-top: .3rem; }
  .what { order: 1; flex: 1 0 100%; }
  thead { display: none; } table, caption, tbody, tr, td { display: block; }
  tr { padding: .3rem 0; border-top: 1px solid var(--line); }
  td, td:first-child, td:last-child { display: flex; gap: .75rem; width: auto; padding: 0; border: 0; }
  td::before { content: attr(data-name); flex: 0 0 7rem; color: var(--quiet); } }
`;
