import { homedir } from 'node:os';
import { delimiter, isAbsolute, join, relative, resolve, sep } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of this project. */
export const projectFolder = resolve(import.meta.dirname, '..');

/** Returns a folder of the user's cache for data of this project. */
export function cacheFolder(
  name: string,
  environment: Environment = process.env,
  platform: string = process.platform,
): string {
  const { XDG_CACHE_HOME: wanted = '' } = environment;
  const usual = join(environment.HOME || homedir(), platform === 'darwin' ? 'Library/Caches' : '.cache');
  return join(isAbsolute(wanted) ? wanted : usual, 'site-deploy', name);
}

/** True for a folder from which node and npm, looking upwards, find the packages and settings of this project. */
export function isInProject(folder: string): boolean {
  const path = relative(projectFolder, resolve(folder));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** A PATH without the folders that `npm run` puts before it: programs find what the user's own shell finds. */
export function withoutNpm(searchPath: string): string {
  const isOfNpm = (folder: string): boolean =>
    /[\\/]node_modules[\\/]\.bin[\\/]?$|[\\/]node-gyp-bin[\\/]?$/.test(folder);
  return searchPath
    .split(delimiter)
    .filter((folder) => !isOfNpm(folder))
    .join(delimiter);
}
