/** Requests to the system on threads of their own, which nothing can end: looking up a name, and files. */
const UNENDING = /^(?:GetAddrInfo|FS)Req/;

/**
 * Ends the process at once. Node waits for the threads that look names up, which takes as long as a silent resolver
 * is given (ten seconds and more); while there is one, the process is replaced by an empty one, which ends with `code`.
 */
export function exitNow(node: NodeJS.Process, code: number): never {
  if (node.getActiveResourcesInfo().some((name) => UNENDING.test(name))) {
    try {
      node.execve?.(node.execPath, [node.execPath, `--eval=process.exit(${code})`], {});
    } catch {
      // Windows cannot replace a process.
    }
  }
  node.exit(code);
}
