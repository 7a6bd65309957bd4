/** argon2id, a few at a time: hashing must not delay the saves of a running exam. */
import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#server/limit-concurrency.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** True for a hash made with settings other than the current ones. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(`$argon2id$v=19$m=${argon2.memoryCost},t=${argon2.timeCost},p=${argon2.parallelism}$`);

/** One core stays free for everything else, and one of the four threads of Node's pool for files and compression. */
const inTurn = limitConcurrency(Math.min(3, Math.max(1, os.availableParallelism() - 1)));

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, argon2));
export const verifyPassword = (stored: string, password: string): Promise<boolean> => inTurn(() => verify(stored, password));
