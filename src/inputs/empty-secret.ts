interface Circumstances {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isFromFork?: () => boolean;
}

/** Says why a secret is empty, in sentences: the cause if the run shows it, else each that it may have. */
export function whyEmpty({ environment, isFromFork }: Circumstances): string {
  if (environment.GITHUB_ACTIONS !== 'true')
    return 'Check that it is set where this runs; site-deploy --help says how to give a secret.';
  if (environment.GITHUB_ACTOR === 'dependabot[bot]')
    return 'Dependabot started this run, which gets Dependabot secrets only: add it there (Settings → Secrets and variables → Dependabot), or skip this step.';
  if (isFromFork?.() === true)
    return 'This run is for a pull request from a fork, and GitHub gives it no secrets: skip this step there.';
  return `Check that the name after “secrets.” is that of a secret. ${ELSEWHERE} ${CALLED}`;
}

const ELSEWHERE =
  'If it is a secret of an environment, the job must name that environment (environment: production).';
const CALLED = 'If another workflow calls this one, it must pass the secret on (secrets: inherit).';
