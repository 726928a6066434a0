import { commonInputs } from '../inputs/common.ts';
import { combine, declare, need } from '../inputs/input.ts';
import { parseName } from '../values/input-values.ts';
import { declareOperation } from './define-operation.ts';

const confirmDelete = declare('confirm-delete', 'site', {
  description:
    'For `delete-site`, the domain of the site again. In a run for a pull request, the only number in its first part must be that of the pull request.',
  parse: parseName,
});

/** The pull request of the run. Not declared, as it comes from the event. */
const pullRequest = combine([], (form) => form.pullRequest());

/** Deletes the site; a missing site counts as deleted. The facts keep it for the outputs. */
export const deleteSite = declareOperation({
  name: 'delete-site',
  summary: 'deletes the site with all its files; `confirm-delete` must name its domain',
  scope: 'site',
  deletesSite: true,
  changesState: 'sites',
  inputs: {
    site: commonInputs.site,
    confirmDelete: need(confirmDelete, 'the domain of the site, as delete-site needs it'),
    pullRequest,
  },
});
