import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, guessDelimiter, unescapeFormula } from './csv.ts';
import { parseDelimited } from './flashcards/exchange/delimited.ts';

describe('a CSV table', () => {
  it('is quoted throughout', () =>
    expect(
      csvText([
        ['Code', 'State'],
        ['A, "B"', 'x\ny'],
      ]),
    ).toBe('"Code","State"\r\n"A, ""B""","x\ny"\r\n'));
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n=1', '＝1', "=cmd|'/C calc'!A0", '-2+3+cmd|" /C calc"!A0'])(
    'does not compute %j',
    (text) => expect(csvText([[text]])).toMatch(/^"'/),
  );
  it('leaves ordinary text as it is', () => expect(csvText([['K7QWZ-3MPAX', '5 = 5', 'a@b.c', '']])).toBe('"K7QWZ-3MPAX","5 = 5","a@b.c",""\r\n'));
  it('has no field that begins a formula, and none that ends early', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (row) => {
        const text = csvText([row]);
        const fields = [...text.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, inner = '']) => inner.replaceAll('""', '"'));
        expect(fields.map((found, index) => (found === `'${row[index]}` ? row[index] : found))).toEqual(row);
        for (const found of fields) expect(found).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});

describe('what is read of a table', () => {
  it.each([
    ["'-3", '-3'],
    ["'=1+1", '=1+1'],
    ["' -3", ' -3'],
    ["''-3", "'-3"],
    ["'tis", "'tis"],
    ["'", "'"],
    ['-3', '-3'],
  ])('%j was %j before it was guarded', (field, text) => expect(unescapeFormula(field)).toBe(text));
  it('is what was written, whatever that was', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom("'", '-', '=', ' ', '\t', '\n', '"', ',', '3') }));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (row) => {
        fc.pre(row.some((text) => text.trim() !== ''));
        expect(parseDelimited(csvText([row]), ',').map((fields) => fields.map(unescapeFormula))).toEqual([row]);
      }),
    );
  });
});

describe('a table that others wrote', () => {
  it('needs nobody to say what separates its fields', () => {
    expect(guessDelimiter('a\tb, c\nd\te, f')).toBe('\t');
    expect(guessDelimiter('a;b\nc;d')).toBe(';');
    expect(guessDelimiter('a,b')).toBe(',');
    expect(guessDelimiter('gist,main idea; essence\ncandor,honesty; frankness')).toBe(',');
    expect(guessDelimiter('gist;main idea, essence\ncandor;honesty, frankness')).toBe(';');
    expect(guessDelimiter('"gist","main idea; essence\n\tor; point"\r\n"candor","honesty; frankness"')).toBe(',');
  });
});
