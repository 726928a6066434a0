import type { Matcher } from '../../harness/runner/problem-matchers.ts';

/** The problem matchers that widely used setup actions leave in a job, as they publish them. */
export const MATCHERS: readonly Matcher[] = [
  {
    owner: 'tsc',
    pattern: [
      {
        regexp:
          '^(?:\\s+\\d+\\>)?([^\\s].*)\\((\\d+)(?:,(\\d+)(?:,\\d+(?:,\\d+)?)?)?\\)\\s*:\\s+(error|warning|info)\\s+(\\w{1,2}\\d+)\\s*:\\s*(.*)$',
        severity: 4,
        message: 6,
      },
    ],
  },
  {
    owner: 'eslint-compact',
    pattern: [
      {
        regexp: '^(.+):\\sline\\s(\\d+),\\scol\\s(\\d+),\\s(Error|Warning|Info)\\s-\\s(.+)\\s\\((.+)\\)$',
        severity: 4,
        message: 5,
      },
    ],
  },
  {
    owner: 'eslint-stylish',
    pattern: [
      { regexp: '^\\s*([^\\s].*)$' },
      {
        regexp: '^\\s+(\\d+):(\\d+)\\s+(error|warning|info)\\s+(.*)\\s\\s+(.*)$',
        severity: 3,
        message: 4,
        loop: true,
      },
    ],
  },
  {
    owner: 'python',
    pattern: [
      { regexp: '^\\s*File\\s\\"(.*)\\",\\sline\\s(\\d+),\\sin\\s(.*)$' },
      { regexp: "^\\s*raise\\s(.*)\\(\\'(.*)\\'\\)$", message: 2 },
    ],
  },
  {
    owner: 'go',
    pattern: [
      {
        regexp: '((?:\\.{0,2}\\/|\\.{0,2}\\\\)(?:.+\\.go)):(?:(\\d+):(\\d+):)? (.*)',
        message: 4,
      },
    ],
  },
  {
    owner: 'php_native_error',
    severity: 'error',
    pattern: [{ regexp: '^(.*error):\\s+\\s+(.+) in (.+) on line (\\d+)$', message: 2 }],
  },
  {
    owner: 'phpunit',
    pattern: [
      { regexp: '^\\d+\\)\\s.*$' },
      { regexp: '^(.*)$', message: 1 },
      { regexp: '^\\s*$' },
      { regexp: '^(.*):(\\d+)$' },
    ],
  },
  {
    owner: 'csc',
    pattern: [
      {
        regexp:
          '^(.*)\\((\\d+)(?:,\\d+|,\\d+,\\d+)?\\):\\s+(error|warning)\\s+([a-zA-Z]+(?<!MSB)\\d+):\\s*(.*?)\\s+\\[(.*?)\\]$',
        severity: 3,
        message: 5,
      },
    ],
  },
  {
    owner: 'java',
    pattern: [{ regexp: '^Exception in thread "(.*)" (.*): (.*)$', message: 3 }],
  },
];
