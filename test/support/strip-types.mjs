import { stripTypeScriptTypes } from 'node:module';

// Node's own type stripping: positions stay as they are, so no source map is needed.
export default {
  process: (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) }),
  canInstrument: false,
};
