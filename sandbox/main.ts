import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// A later start takes about a third less processor time.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/sandbox'));
await import('./command.ts');
