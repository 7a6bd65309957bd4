import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContentFile } from './read-content-file.ts';

test('whatever is done to the bytes of a picture, it is drawn anew without what was put in, or refused with a sentence', async () => {
  const noise = sharp({ create: { width: 48, height: 32, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
  const seeds = await Promise.all((['png', 'jpeg', 'webp', 'gif', 'avif'] as const).map((format) => noise.clone().toFormat(format).toBuffer()));
  const marker = '<script>alert(1)</script>';
  // Bytes after the end of a picture leave it readable. How many of the random changes do is chance.
  const stillReadable = seeds.map((seed) => new Uint8Array(Buffer.concat([seed, Buffer.from(marker)])));
  const changed = fc
    .tuple(fc.constantFrom(...seeds), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(60), fc.uint8Array({ maxLength: 12 }), fc.boolean())
    .map(([seed, place, removed, put, scripted]) => {
      const at = Math.floor(place * seed.length);
      return new Uint8Array(Buffer.concat([seed.subarray(0, at), put, Buffer.from(scripted ? marker : ''), seed.subarray(at + removed)]));
    });
  const drawn = new Set<Uint8Array>();
  await fc.assert(
    fc.asyncProperty(changed, async (bytes) => {
      const read = await readContentFile(bytes);
      if ('problem' in read) {
        expect(read.problem).toMatch(/^[A-Z].*\.$/);
        return;
      }
      drawn.add(bytes);
      expect(Buffer.from(read.bytes).includes(marker)).toBe(false);
      expect((await sharp(read.bytes).metadata()).format).toBe('webp');
    }),
    { numRuns: 250, examples: stillReadable.map((bytes) => [bytes]) },
  );
  expect(stillReadable.filter((bytes) => !drawn.has(bytes))).toEqual([]);
});
