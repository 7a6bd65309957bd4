/**
 * `npm start`: a fresh client, then the server. Compiled sources are kept between starts: stripping the types of all of
 * them takes seconds and leaves memory behind. package.json limits the young generation, which otherwise grows with the
 * first busy minute and stays.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/node'));
await import('./build-if-needed.ts');
await import('../server/main.ts');
