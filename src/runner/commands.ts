import { endGroup, error, notice, setSecret, startGroup, warning } from '@actions/core';

/** The commands to the runner, written to standard output. Their texts must be redacted and cut already. */
export const runnerCommands = { endGroup, error, notice, setSecret, startGroup, warning };

export type RunnerCommands = typeof runnerCommands;
