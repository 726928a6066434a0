import { commonInputs } from '../inputs/common.ts';
import { declare } from '../inputs/input.ts';
import { parseText } from '../values/input-values.ts';
import { declareOperation } from './define-operation.ts';

const webDirectory = declare('web-directory', 'site', {
  description: 'For `ensure-site`, the directory to serve.',
  default: '/public',
  parse: parseText,
});

const projectRoot = declare('project-root', 'site', {
  description: 'For `ensure-site`, the directory of the project.',
  parse: parseText,
});

/** Creates the site unless the server has one of that domain, then waits until it is ready. */
export const ensureSite = declareOperation({
  name: 'ensure-site',
  summary: 'creates the site if the server has none with that domain',
  scope: 'site',
  createsSite: true,
  changesState: 'sites',
  inputs: { site: commonInputs.site, webDirectory, projectRoot },
});
