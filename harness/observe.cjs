// Preloaded into a run: notes the files of dist/ that it opened, the modules of Node that it loaded, and its memory.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const files = Object.keys(require.cache).filter((path) => path.includes('/dist/'));
  const builtins = process.moduleLoadList.map((name) =>
    name.replace(/^(NativeModule|Internal Binding) /, ''),
  );
  const memoryKiB = process.resourceUsage().maxRSS;
  writeFileSync(process.env.OBSERVED, JSON.stringify({ files, builtins, memoryKiB }));
});
