/** True for a name that every program takes as a key. */
export function isKey(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** True for a name that may be written as a key. A shell takes none with dots, which CodeIgniter's keys have. */
export function isEnvKey(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_.]*$/.test(name);
}
