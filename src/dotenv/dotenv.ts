/** The dotenv codec: reads, changes and writes `.env` text without losing a byte of what is not asked for. */
export { type Assignment, type DotenvFile, isKey, parse, print, type Segment, type Trivia } from './file.ts';
export { merge, type Refusal, type Refused, replace, type Written } from './merge.ts';
export { type Reader, type Spelling, spell } from './spelling.ts';
export { type Parsed, parseStrict } from './strict.ts';
export { secretsOf, values } from './values.ts';
