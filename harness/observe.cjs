// Preloaded into a run: notes the files of dist/ that it opened, the modules of Node that it loaded, and its memory.
const { readFileSync, writeFileSync } = require('node:fs');

/** Linux counts the memory of the process that started this one in `maxRSS`, but not in `VmHWM`. */
function peakMemoryKiB() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}

process.on('exit', () => {
  const files = Object.keys(require.cache).filter((path) => path.includes('/dist/'));
  const builtins = process.moduleLoadList.map((name) =>
    name.replace(/^(NativeModule|Internal Binding) /, ''),
  );
  writeFileSync(process.env.OBSERVED, JSON.stringify({ files, builtins, memoryKiB: peakMemoryKiB() }));
});
