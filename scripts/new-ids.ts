/**
 * Prints ids for questions that are about to be written.
 *
 *   npm run content:ids -- 5
 */
import { freshId } from './draw-fresh.ts';

for (let left = Number(process.argv[2] ?? '1'); left > 0; left--) console.log(freshId('q'));
