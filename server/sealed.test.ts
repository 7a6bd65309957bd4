import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeal } from './sealed.ts';

const seal = createSeal('a'.repeat(32));

describe('a sealed secret', () => {
  test('opens for its owner with the same SECRET', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.uuid(), (text, owner) => seal.open(seal.seal(text, owner), owner) === text));
  });

  test('does not show its text, and never looks the same twice', () => {
    const [one, two] = [seal.seal('JBSWY3DPEHPK3PXP', 'ada'), seal.seal('JBSWY3DPEHPK3PXP', 'ada')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  });

  test('stays shut for another owner and under another SECRET', () => {
    const sealed = seal.seal('JBSWY3DPEHPK3PXP', 'ada');
    expect(seal.open(sealed, 'ben')).toBeNull();
    expect(createSeal('b'.repeat(32)).open(sealed, 'ada')).toBeNull();
  });

  test('stays shut when any bit of it was changed', () => {
    const bytes = Buffer.from(seal.seal('JBSWY3DPEHPK3PXP', 'ada'), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(seal.open(altered.toString('base64url'), 'ada')).toBeNull();
    }
    for (const rubbish of ['', 'x', 'A'.repeat(40)]) expect(seal.open(rubbish, 'ada')).toBeNull();
  });
});

test('a hash depends on the SECRET', () => {
  expect(seal.hash('123456')).toBe(createSeal('a'.repeat(32)).hash('123456'));
  expect(seal.hash('123456')).not.toBe(createSeal('b'.repeat(32)).hash('123456'));
});
