/** The part of a lockfile's entry on a package that is used here. */
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
