// @vitest-environment node
import { constants, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TooMuchInside, unzstd } from './unzstd.ts';

const most = 8 * 1024 * 1024;
const packed = (bytes: Uint8Array, level: number) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } });

/** Texts, noise, runs and lists, up to several blocks long. */
const part = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.uint8Array({ maxLength: 2_000 }),
  fc.record({ text: fc.constantFrom('gist', 'main idea; essence', '\u0000\u0001', 'x'), times: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ cards: fc.integer({ min: 1, max: 30_000 }), unlike: fc.integer({ min: 1, max: 5_000 }) }),
);
const listed = (count: number, unlike: number) => Array.from({ length: count }, (_, index) => `card ${(index * 7919) % unlike}`).join(' ');
const bytesOf = (of: typeof part extends fc.Arbitrary<infer Part> ? Part : never): Uint8Array =>
  of instanceof Uint8Array ? of : Buffer.from(typeof of === 'string' ? of : 'text' in of ? of.text.repeat(of.times) : listed(of.cards, of.unlike));

describe('Zstandard', () => {
  it('is unpacked to what was packed, at every level', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom(-5, 1, 3, 9, 19), (parts, level) => {
        const bytes = Buffer.concat(parts.map(bytesOf));
        expect(Buffer.compare(unzstd(packed(bytes, level), most), bytes)).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  it('is read frame after frame, past what is to be skipped', () => {
    const frames = [packed(Buffer.from('one '), 3), Buffer.from([0x53, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 9, 9]), packed(Buffer.from('two'), 3)];
    expect(Buffer.from(unzstd(Buffer.concat(frames), most)).toString()).toBe('one two');
  });

  it('is never unpacked beyond the limit', () => {
    expect(() => unzstd(packed(Buffer.alloc(most + 1), 3), most)).toThrow(TooMuchInside);
  });

  it('that is damaged ends with an error or with other bytes, never beyond the limit', () => {
    const sound = packed(Buffer.from(listed(3_000, 977)), 9);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 }), fc.nat(), (changes, end) => {
        const damaged = Uint8Array.from(sound);
        for (const [at, byte] of changes) damaged[at % damaged.length] = byte;
        try {
          expect(unzstd(end % 3 === 0 ? damaged.subarray(0, end % damaged.length) : damaged, most).length).toBeLessThanOrEqual(most);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
      { numRuns: 500 },
    );
  });
});
