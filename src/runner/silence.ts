/**
 * Keeps Node from printing anything by itself. Its debug output (`NODE_DEBUG`, which an earlier step can set) quotes URLs
 * and the environment of child processes, and its warnings quote values too; none of that passes the redactor. This action
 * writes nothing to standard error.
 */
export function silence(node: NodeJS.Process): void {
  node.stderr.write = () => true;
  // Used by older versions of Node.
  Object.defineProperty(node, '_rawDebug', { value: () => {} });
}
