/** No input of any call, however wrong, is answered with a validator's own words. */
import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { inputSentence } from '#core/input-sentences.ts';
import { calls } from './calls.ts';

const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(5000),
  -1,
  1.5,
  1e9,
  true,
  [],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { kind: 'y' },
];
const programmers = /invalid|expected|received|too (small|big)|unrecognized|string|boolean|object|undefined|null|NaN|regex|pattern|\bUUID\b/i;

test.each(Object.values(calls) as Call[])('$id', (call) => {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const names = 'shape' in schema && typeof schema.shape === 'object' ? Object.keys(schema.shape ?? {}) : [];
    for (const value of wrong) {
      const given = [value, Object.fromEntries(names.map((name) => [name, value])), { ...Object.fromEntries(names.map((name) => [name, value])), surprise: 1 }];
      for (const input of given) {
        const parsed = schema.safeParse(input, { error: inputSentence });
        for (const { message } of parsed.error?.issues ?? []) expect(message).not.toMatch(programmers);
      }
    }
  }
});
