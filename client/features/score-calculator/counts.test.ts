import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsUrl, countsFrom } from './counts.ts';

const from = (text: string) => countsFrom(new URLSearchParams(text));

describe('the address of a score', () => {
  it('brings back the same counts', () => {
    const readingWriting = fc.integer({ min: 0, max: 27 });
    const math = fc.integer({ min: 0, max: 22 });
    fc.assert(
      fc.property(fc.tuple(readingWriting, readingWriting), fc.tuple(math, math), (rw, m) => {
        const counts = { 'reading-writing': rw, math: m };
        expect(from(countsUrl(counts))).toEqual(counts);
      }),
    );
  });
  it.each(['', 'rw1=28', 'rw1=-1', 'rw1=1e1', 'rw1=x', 'm2=23', 'm2=2.5'])('takes nothing impossible: %s', (text) => {
    expect(from(text)).toEqual({ 'reading-writing': [18, 18], math: [15, 15] });
  });
});
