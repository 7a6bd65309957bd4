import * as z from 'zod';
import recorded from './release.json' with { type: 'json' };

/**
 * The number of the release and the fingerprint of what is in it, written by `npm run content:release`. Databases take
 * releases by number and only forward, so changed content without a higher number is never loaded.
 */
export const contentRelease = z
  .object({ release: z.number().int().positive(), fingerprint: z.string(), modules: z.record(z.string(), z.string()) })
  .parse(recorded);
