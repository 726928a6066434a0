import { commonInputs } from '../inputs/common.ts';
import { declare, need } from '../inputs/input.ts';
import { parsePreviewDomain } from '../values/preview-domain.ts';
import { declareOperation } from './operation.ts';

const previewDomain = declare('preview-domain', 'site', {
  description:
    "For `sweep-previews`, the domain of previews with `<number>` in place of the pull request's number, such as `pr-<number>.preview.example.com`.",
  parse: parsePreviewDomain,
});

/** Deletes the previews of closed pull requests. A preview in doubt stays. */
export const sweepPreviews = declareOperation({
  name: 'sweep-previews',
  summary:
    'deletes the sites of `preview-domain` whose pull request has been closed for an hour; keeps any in doubt',
  scope: 'server',
  plansByState: 'sites',
  inputs: {
    previewDomain: need(
      previewDomain,
      'the domain of previews with <number> for the number of the pull request, as sweep-previews needs it',
    ),
    githubToken: need(
      commonInputs.githubToken,
      'a token, as sweep-previews asks GitHub which pull requests are closed; on GitHub, leave the input out, and give the job the permission pull-requests: read',
    ),
  },
});
