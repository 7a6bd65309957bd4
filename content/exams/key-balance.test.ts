import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import { keyLimits, unevenKeys } from './key-balance.ts';

const even = [...'ABCDABCDABCDABCDABCDABCDABC'] as ChoiceId[];

describe('keys of a module', () => {
  it('are even where every letter has its share', () => expect(unevenKeys(even)).toBeNull());

  it('are odd where one letter is rare, missing in one half, or repeated in a row', () => {
    expect(unevenKeys(even.map((key) => (key === 'A' ? 'D' : key)))).toMatchObject({ letter: 'D', rarest: 'A' });
    expect(unevenKeys([...'BBCDBCDBCDBCDABCDABCAACDAAA'] as ChoiceId[])).toMatchObject({ rarest: 'A' });
    expect(unevenKeys([...'ACDABBBBCDACDABCDABCDABCDAC'] as ChoiceId[])).toMatchObject({ letter: 'B', places: [5] });
  });

  it('become even by changing one after another', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...choiceIds), { minLength: 27, maxLength: 27 }), fc.nat(), (drawn, seed) => {
        const keys = [...drawn];
        let changes = 0;
        for (let found = unevenKeys(keys); found; found = unevenKeys(keys)) {
          keys[found.places[(seed + changes) % found.places.length] ?? 0] = found.rarest;
          changes += 1;
          expect(changes).toBeLessThan(60);
        }
        for (const letter of choiceIds) {
          const count = keys.filter((key) => key === letter).length;
          expect(count).toBeGreaterThanOrEqual(keyLimits.least);
          expect(count).toBeLessThanOrEqual(keyLimits.most);
        }
      }),
    );
  });
});
