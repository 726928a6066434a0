/** The demo: rehearses the workflow of a small shop, `shop/`, of which it makes a repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'site-deploy-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const shop = join(folder, 'shop');
cpSync(join(import.meta.dirname, 'shop'), shop, { recursive: true });
const author = ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.test', '-c', 'commit.gpgsign=false'];
for (const words of [
  ['init', '--quiet', '--template=', '--initial-branch=main'],
  ['add', '--all'],
  ['commit', '--quiet', '--message=First commit'],
])
  execFileSync('git', [...author, ...words], { cwd: shop });
process.stdout.write('A rehearsal of local/demo/shop, in a copy that is deleted at the end.\n\n');
process.argv.splice(2, process.argv.length, join(shop, '.github/workflows/deploy.yml'));
await import('../rehearse/main.ts');
