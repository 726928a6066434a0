/** System calls on other threads, which cannot be cancelled: name lookups and file access. */
const UNENDING = /^(?:GetAddrInfo|FS)Req/;

/**
 * Ends the process at once. Node would wait for its threads, and a name lookup takes ten seconds or more if the resolver does
 * not answer. An empty process that exits with `code` then replaces this one.
 */
export function exitNow(node: NodeJS.Process, code: number): never {
  if (node.getActiveResourcesInfo().some((name) => UNENDING.test(name))) {
    try {
      node.execve?.(node.execPath, [node.execPath, `--eval=process.exit(${code})`], {});
    } catch {
      // Not possible on Windows.
    }
  }
  node.exit(code);
}
