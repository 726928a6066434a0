/**
 * Keeps Node from printing anything by itself. Its debug output (`NODE_DEBUG`, which an earlier step can set) and its warnings
 * quote URLs, environments and other values, and bypass the redactor. This action writes nothing to standard error.
 */
export function silence(node: NodeJS.Process): void {
  node.stderr.write = () => true;
  // Used by older versions of Node.
  Object.defineProperty(node, '_rawDebug', { value: () => {} });
}
