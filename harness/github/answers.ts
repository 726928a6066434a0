/** An answer of GitHub's API, before it is put on the wire. */
export interface GitHubAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A refusal as GitHub words it. */
export function refuse(status: number, message: string): GitHubAnswer {
  return {
    status,
    body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
  };
}

/** The time of every answer by GitHub's own clock, in milliseconds since 1970. */
export const GITHUB_NOW_MS = Date.UTC(2026, 0, 1);

export const NOT_FOUND = refuse(404, 'Not Found');
