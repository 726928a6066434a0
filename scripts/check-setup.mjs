// Plain JavaScript, which older versions of Node read: says what is missing before anything else fails for want of it.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const aPackage = fileURLToPath(new URL('../node_modules/yaml', import.meta.url));
const missing = !existsSync(aPackage)
  ? `Run npm ci in ${dirname(dirname(aPackage))} first.`
  : Number.parseInt(process.versions.node, 10) >= 24
    ? ''
    : `Install Node 24 first: this is ${process.version}.`;
if (missing !== '') {
  process.stderr.write(`${missing}\n`);
  process.exitCode = 2;
}
