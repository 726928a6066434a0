import { declare } from '../inputs/input.ts';
import type { Traits } from '../outcome/traits.ts';
import { parseBoolean } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

const traits = {
  scope: 'site',
  changesState: 'blogapp',
  plansByState: 'blogapp',
} as const satisfies Partial<Traits>;

const createDatabase = declare({
  name: 'create-database',
  section: 'site',
  description: 'For `install-blogapp`, also create a database.',
  default: 'false',
  parse: parseBoolean,
});

/** Installs the blogapp unless the site's flag shows it. */
export const installBlogapp = declareOperation({
  name: 'install-blogapp',
  summary: 'installs the blogapp unless the site shows that it is installed',
  ...traits,
  inputs: { createDatabase },
});

/** Uninstalls the blogapp if the site's flag shows it. */
export const uninstallBlogapp = declareOperation({
  name: 'uninstall-blogapp',
  summary: 'uninstalls the blogapp unless the site shows that it is missing',
  ...traits,
  inputs: {},
});
