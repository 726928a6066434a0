import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node has compiled once it need not compile at the next start, which takes half the time then.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/sandbox'));
await import('./command.ts');
