/**
 * Takes the place of argon2 in tests, which sign up and log in thousands of times: the same functions at the lowest cost, under the name
 * of the cost that was asked for. Where it matters how long a check takes, `atFullCost`; server/features/accounts/hashing.test.ts has the real one.
 */
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

// Not imported: this file stands where the package's name leads.
const real: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

const quick = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const named = ({ memoryCost, timeCost, parallelism }: Options) => `$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
/** How the salts of quick hashes begin, so that a real one, of a stored database for instance, is known. */
const mark = Buffer.from('quick!');
const isQuick = (hashed: string) => hashed.split('$')[4]?.startsWith(mark.toString('base64')) === true;

let full = false;
/** While the work runs, hashing and checking take as long as they really do. */
export async function atFullCost<Result>(work: () => Promise<Result>): Promise<Result> {
  full = true;
  try {
    return await work();
  } finally {
    full = false;
  }
}

export async function hash(password: string | Uint8Array, options: Options): Promise<string> {
  if (full) return real.hash(password, options);
  const made = await real.hash(password, { ...quick, salt: Buffer.concat([mark, randomBytes(10)]) });
  return made.replace(named(quick), named(options));
}

export async function verify(hashed: string, password: string | Uint8Array): Promise<boolean> {
  if (!isQuick(hashed)) return real.verify(hashed, password);
  if (full) await real.verify(hashed, password);
  return real.verify(hashed.replace(/\$m=\d+,t=\d+,p=\d+\$/, named(quick)), password);
}
