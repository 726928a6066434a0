/** What a lockfile says of one package, as far as it is asked here. */
export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/** The packages of a lockfile that `dist/` may hold, by their paths: none for development, nor the optional Node. */
export function runtimePackages(
  packages: Readonly<Record<string, LockedPackage>>,
): readonly (readonly [path: string, entry: LockedPackage])[] {
  return Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
}

/** The name of a package, from its path in a lockfile. */
export function nameAt(path: string): string {
  return path.replace(/^.*node_modules\//, '');
}
