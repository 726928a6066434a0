// @actions/core imports it for details of the platform that nobody asks for.
export const exec = async (...args) =>
  (await import('../../node_modules/@actions/exec/lib/exec.js')).exec(...args);

export const getExecOutput = async (...args) =>
  (await import('../../node_modules/@actions/exec/lib/exec.js')).getExecOutput(...args);
