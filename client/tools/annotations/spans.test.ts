import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeWords } from './spans.ts';

const plain = 'The well-known author’s café — it’s here.';
const snapped = (part: string) => {
  const start = plain.indexOf(part);
  const { start: from, end } = wholeWords(plain, { start, end: start + part.length });
  return plain.slice(from, end);
};

describe('a highlight', () => {
  it('takes the words at its ends whole', () => {
    expect(snapped('uth')).toBe('author’s');
    expect(snapped('ell-kn')).toBe('well-known');
    expect(snapped('or’s ca')).toBe('author’s café');
    expect(snapped('here')).toBe('here');
    expect(snapped('fé — it')).toBe('café — it’s');
  });

  it('never shrinks, never ends inside a word, and stays when it is whole', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '’', '-', ' ', '.', '—'), minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
        const start = a % text.length;
        const end = start + 1 + (b % (text.length - start));
        const whole = wholeWords(text, { start, end });
        expect(whole.start).toBeLessThanOrEqual(start);
        expect(whole.end).toBeGreaterThanOrEqual(end);
        expect(text.slice(whole.start, start)).not.toMatch(/[ .—]/);
        expect(text.slice(end, whole.end)).not.toMatch(/[ .—]/);
        expect(wholeWords(text, whole)).toEqual(whole);
      }),
    ));
});
