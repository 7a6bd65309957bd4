import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idFromBytes, randomIdBytes } from './random-id.ts';

const bytes = fc.uint8Array({ minLength: randomIdBytes, maxLength: randomIdBytes });

test('every bit of the bytes is in the id, so different bytes give different ids', () => {
  fc.assert(
    fc.property(bytes, fc.nat(randomIdBytes * 8 - 1), (from, bit) => {
      const changed = from.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(idFromBytes('q', from)).toMatch(/^q-[0-9a-v]{16}$/);
      expect(idFromBytes('q', changed)).not.toBe(idFromBytes('q', from));
    }),
  );
});

test('fewer bytes are no id', () => expect(() => idFromBytes('q', new Uint8Array(4))).toThrow(RangeError));
