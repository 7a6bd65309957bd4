/** argon2id, a few at a time: hashing must not delay the saves of a running exam. */
import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** True for a hash made with settings other than the current ones. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(`$argon2id$v=19$m=${argon2.memoryCost},t=${argon2.timeCost},p=${argon2.parallelism}$`);

/** Runs at most `most` pieces of work at a time, the rest in order of arrival. */
export function queue(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running++;
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      // The slot is handed over directly, so that nobody can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** One core stays free for everything else, and one of the four threads of Node's pool for files and compression. */
const inTurn = queue(Math.min(3, Math.max(1, os.availableParallelism() - 1)));

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, argon2));
export const verifyPassword = (stored: string, password: string): Promise<boolean> => inTurn(() => verify(stored, password));
