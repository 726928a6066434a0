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

export const NOT_FOUND = refuse(404, 'Not Found');
