/**
 * Keeps Node from printing anything by itself. Its debug output (`NODE_DEBUG`, which an earlier step of the job can set)
 * quotes URLs and the environment of child processes, and its warnings quote what they warn of; none of it passes the
 * redactor. This action itself writes nothing to standard error.
 */
export function silence(node: NodeJS.Process): void {
  node.stderr.write = () => true;
  // The way of Node's versions before it took standard error.
  Object.defineProperty(node, '_rawDebug', { value: () => {} });
}
