import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

export type Folders = ReturnType<typeof openFolders>;

type NamedSite = { id: number; domain: string };

/**
 * The data folder on disk. Names in it are made of ids and checked domains only. What takes several steps is made
 * ready under `work/` and moved into place by one rename: what a killed sandbox leaves there is rubbish by definition.
 *
 * @throws when the folder holds something else.
 */
export function openFolders(dataFolder: string) {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const root = realpathSync(dataFolder);
  const database = join(root, 'sandbox.db');
  // Files in there that are not ours would be taken for rubbish, and removed.
  if (!existsSync(database) && readdirSync(root).length > 0) {
    throw new Error('it is not empty, and no sandbox made it. Name another one with --data.');
  }
  writeFileSync(database, '', { flag: 'a' });
  const inRoot = (name: string) => {
    mkdirSync(join(root, name), { recursive: true });
    return join(root, name);
  };
  const work = inRoot('work');
  const workPath = (name: string = randomUUID()) => join(work, name);
  const sites = siteFolders(inRoot('sites'), workPath);
  const logs = logFiles(inRoot('logs'));
  return {
    database,
    home: inRoot('home'),
    /** A path for something half done; the caller makes it, and moves or removes it. */
    workPath,
    sites,
    env: envFiles(sites.of, workPath),
    logs,
    /** At the start: removes what nobody owns, and makes what is missing. */
    repair(known: NamedSite[], knownDeployIds: number[]) {
      for (const name of readdirSync(work)) remove(join(work, name));
      logs.removeAllBut(new Set(knownDeployIds));
      sites.repair(known);
    },
  };
}

/** Gives a fresh clone its `.env`: its own one, else a copy of `.env.example`, else an empty one. */
export function prepareEnv(cloneFolder: string) {
  const file = join(cloneFolder, '.env');
  const example = join(cloneFolder, '.env.example');
  if (isPlainFile(file)) chmodSync(file, 0o600);
  else if (lstatSync(file, { throwIfNoEntry: false }) === undefined) {
    writeFileSync(file, isPlainFile(example) ? readFileSync(example) : '', { mode: 0o600 });
  }
}

function siteFolders(root: string, workPath: () => string) {
  const nameOf = ({ id, domain }: NamedSite) => `${id}-${domain}`;
  const folderOf = (site: NamedSite) => join(root, nameOf(site));

  /** Puts the folder `fresh` in the place of the site's folder, at once; resolves when the old one is removed. */
  function replace(site: NamedSite, fresh: string): Promise<void> {
    const old = workPath();
    renameSync(folderOf(site), old);
    renameSync(fresh, folderOf(site));
    return removeLater(old);
  }

  return {
    root,
    of: folderOf,
    add(site: NamedSite) {
      mkdirSync(folderOf(site), { recursive: true });
    },
    replace,
    empty(site: NamedSite): Promise<void> {
      const fresh = workPath();
      mkdirSync(fresh);
      return replace(site, fresh);
    },
    /** Resolves when the site's folder is gone. */
    async remove(site: NamedSite) {
      const old = workPath();
      if (existsSync(folderOf(site))) renameSync(folderOf(site), old);
      await removeLater(old);
    },
    /** At the start: takes away the folder of a site whose content is in doubt; `repair` makes an empty one. */
    drop(site: NamedSite) {
      if (existsSync(folderOf(site))) renameSync(folderOf(site), workPath());
    },
    /** At the start: removes the folders that no site owns, and makes those that are missing. */
    repair(known: NamedSite[]) {
      const names = new Set(known.map(nameOf));
      for (const name of readdirSync(root)) if (!names.has(name)) remove(join(root, name));
      for (const site of known) mkdirSync(folderOf(site), { recursive: true });
    },
  };
}

function envFiles(siteFolder: (site: NamedSite) => string, workPath: () => string) {
  const fileOf = (site: NamedSite) => join(siteFolder(site), '.env');
  return {
    /** The text of the site's `.env`; null when there is none. A symbolic link is none: it could lead anywhere. */
    read: (site: NamedSite): string | null =>
      isPlainFile(fileOf(site)) ? readFileSync(fileOf(site), 'utf8') : null,
    write(site: NamedSite, content: string) {
      const fresh = workPath();
      writeFileSync(fresh, content, { mode: 0o600 });
      renameSync(fresh, fileOf(site));
    },
  };
}

function logFiles(folder: string) {
  const fileOf = (deployId: number) => join(folder, `${deployId}.log`);
  return {
    read: (deployId: number): string => readFileSync(fileOf(deployId), 'utf8'),
    /** The last `maximumBytes` of a log, from the beginning of a line if there is one, and how many bytes come before. */
    readEnd(deployId: number, maximumBytes: number): { text: string; bytesBefore: number } {
      const file = openSync(fileOf(deployId), 'r');
      try {
        const { size } = fstatSync(file);
        const bytes = Buffer.alloc(Math.min(size, maximumBytes));
        const end = bytes.subarray(0, readSync(file, bytes, 0, bytes.length, size - bytes.length));
        const isWhole = end.length === size;
        const text = end.subarray(isWhole ? 0 : end.indexOf('\n') + 1);
        return { text: text.toString('utf8'), bytesBefore: size - text.length };
      } finally {
        closeSync(file);
      }
    },
    append(deployId: number, text: string) {
      appendFileSync(fileOf(deployId), text);
    },
    remove(deployIds: number[]) {
      for (const id of deployIds) remove(fileOf(id));
    },
    removeAllBut(deployIds: Set<number>) {
      for (const name of readdirSync(folder))
        if (!deployIds.has(Number.parseInt(name, 10))) remove(join(folder, name));
    },
  };
}

function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

// A folder that cannot be removed (a script made it read-only) waits for the next start, and harms nobody.
const removeLater = (path: string) => rm(path, { recursive: true, force: true }).catch(() => {});

function remove(path: string) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // As above: it waits for the next start.
  }
}
