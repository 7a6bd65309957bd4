import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsKeystrokes, checkEntry, isEnterable, readEntry } from './spr.ts';

describe('accept and reject table', () => {
  it.each([
    [
      '2/3',
      ['2/3', '.6666', '.6667', '0.666', '0.667', '4/6', '20/30', ' 2/3 '],
      ['.66', '.67', '0.66', '0.67', '.666', '.667', '.6665', '.6668', '0.668', '-2/3', '1/3', '66.67'],
    ],
    ['-1/3', ['-1/3', '-.3333', '-0.333', '-2/6', '-10/30'], ['-.33', '-0.33', '-.333', '1/3', '.3333', '-.3334', '-0.334']],
    ['23/60', ['23/60', '.3833', '0.383'], ['.383', '23/90', '.3834', '0.384', '23']],
    ['7/2', ['7/2', '3.5', '3.50', '3.500', '14/4', '03.5'], ['3 1/2', '31/2', '3.49', '3.501']],
    ['12', ['12', '12.', '12.0', '12.00', '24/2', '012'], ['12%', '$12', '1,2', '12.01', '-12', '11.99']],
    ['0', ['0', '.0', '0.0', '-0', '0/5'], ['.0001', '0/0', '', '-', '.', '/']],
    ['-1.5', ['-1.5', '-3/2', '-1.50', '-15/10'], ['1.5', '-1.49', '3/2']],
    ['.05', ['.05', '0.05', '1/20', '.0500', '5/100'], ['.5', '.04', '0.050001']],
    ['1/7', ['1/7', '.1428', '.1429', '0.142', '0.143'], ['.142', '.143', '.14', '.1427', '.1430', '0.144']],
    ['100000', [], ['10000', '100000', '99999']],
    ['20/7', ['20/7', '2.857', '40/14'], ['2.86', '2.85', '2.856', '2.858', '2.9']],
    ['-20/7', ['-20/7', '-2.857'], ['-2.86', '-2.85', '-2.858', '2.857']],
    ['2/3', [], ['2//3', '2/3/1', '2/', '/3', '2/-3', '--2/3', '2/3-', '.6.66', '1e0', 'π', '√4', '2 /3', '２/３', 'Infinity', 'NaN', '0x1']],
  ])('key %s', (key, accepted, rejected) => {
    for (const entry of accepted) expect([entry, checkEntry(entry, [key])]).toEqual([entry, true]);
    for (const entry of rejected) expect([entry, checkEntry(entry, [key])]).toEqual([entry, false]);
  });

  it('takes any of several keys, and none from an empty or malformed list', () => {
    expect(checkEntry('5', ['-2', '5'])).toBe(true);
    expect(checkEntry('-2', ['-2', '5'])).toBe(true);
    expect(checkEntry('5', [])).toBe(false);
    expect(checkEntry('5', ['', 'five', '5/0'])).toBe(false);
  });

  it('of all decimals that can be typed takes exactly four for 2/3', () => {
    const accepted: string[] = [];
    for (let number = 0; number < 100_000; number++) {
      const digits = String(number).padStart(5, '0');
      for (let length = 1; length <= 4; length++) {
        if (number >= 10 ** length) continue;
        const short = digits.slice(5 - length);
        for (let point = 0; point <= length; point++) {
          const entry = `${short.slice(0, point)}.${short.slice(point)}`;
          if (checkEntry(entry, ['2/3'])) accepted.push(entry);
        }
      }
    }
    expect([...new Set(accepted)].sort()).toEqual(['.6666', '.6667', '0.666', '0.667']);
  });
});

const anyFraction = fc.record({ above: fc.integer({ min: -999, max: 999 }), below: fc.integer({ min: 1, max: 99 }) });
const anyEntry = fc.oneof(
  fc.tuple(fc.constantFrom('', '-'), fc.nat(9999), fc.nat(9999)).map(([sign, a, b]) => `${sign}${a}/${b}`),
  fc.tuple(fc.constantFrom('', '-'), fc.stringMatching(/^\d{0,5}$/), fc.stringMatching(/^\d{0,5}$/)).map(([sign, a, b]) => `${sign}${a}.${b}`),
  fc.stringMatching(/^[0-9./-]{0,7}$/),
  fc.string({ maxLength: 8 }),
);

describe('properties', () => {
  it('the exact fraction is right in every equivalent form that can be typed', () => {
    fc.assert(
      fc.property(anyFraction, fc.integer({ min: 1, max: 20 }), ({ above, below }, times) => {
        const entry = `${above * times}/${below * times}`;
        fc.pre(isEnterable(entry));
        expect(checkEntry(entry, [`${above}/${below}`])).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('a decimal that ends is right as a decimal and as a fraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 3 }), (digits, places) => {
        const size = String(Math.abs(digits)).padStart(places + 1, '0');
        const sign = digits < 0 ? '-' : '';
        const decimal = places === 0 ? `${sign}${size}` : `${sign}${size.slice(0, -places)}.${size.slice(-places)}`;
        fc.pre(isEnterable(decimal));
        expect(checkEntry(decimal, [`${digits}/${10 ** places}`])).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('truncation and rounding that fill the field are right', () => {
    fc.assert(
      fc.property(anyFraction, ({ above, below }) => {
        const size = Math.abs(above) / below;
        fc.pre(above !== 0 && size < 1 && !Number.isInteger((Math.abs(above) * 10_000) / below));
        const sign = above < 0 ? '-' : '';
        const truncated = String(Math.floor((Math.abs(above) * 10_000) / below)).padStart(4, '0');
        expect(checkEntry(`${sign}.${truncated}`, [`${above}/${below}`])).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('never takes a value that differs unless it fills the field and differs by less than one in its last place, on the same side of zero', () => {
    fc.assert(
      fc.property(anyFraction, anyEntry, ({ above, below }, entry) => {
        if (!checkEntry(entry, [`${above}/${below}`])) return;
        const text = entry.trim();
        const [a = '', b] = text.split('/');
        const value = b === undefined ? Number(text) : Number(a) / Number(b);
        const difference = Math.abs(value - above / below);
        if (difference < 1e-9) return;
        const places = text.split('.')[1]?.length ?? 0;
        expect(b).toBeUndefined();
        expect(text.length).toBe(text.startsWith('-') ? 6 : 5);
        expect(text.startsWith('-')).toBe(above < 0);
        expect(difference).toBeLessThan(10 ** -places);
      }),
      { numRuns: 20_000 },
    );
  });

  it('never throws, and the preview shows a value for whatever earns a point', () => {
    fc.assert(
      fc.property(anyFraction, anyEntry, ({ above, below }, entry) => {
        const reading = readEntry(entry);
        if (checkEntry(entry, [`${above}/${below}`])) expect(reading.kind).toBe('value');
        if (reading.kind === 'value') expect(acceptsKeystrokes(entry.trim())).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('whatever earns a point can be typed one character after another without losing one', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        if (!isEnterable(entry)) return;
        for (let length = 0; length <= entry.length; length++) expect(acceptsKeystrokes(entry.slice(0, length))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('live preview', () => {
  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['-', 'incomplete'],
    ['.', 'incomplete'],
    ['-.', 'incomplete'],
    ['2/', 'incomplete'],
    ['-12/', 'incomplete'],
    ['2/3', 'value'],
    ['12.', 'value'],
  ])('%j is %s', (entry, kind) => expect(readEntry(entry).kind).toBe(kind));
  it('shows fractions and numbers and says them', () => {
    expect(readEntry('-2/3')).toEqual({ kind: 'value', form: 'fraction', latex: '-\\frac{2}{3}', spoken: 'negative 2 over 3' });
    expect(readEntry('.5')).toEqual({ kind: 'value', form: 'number', latex: '.5', spoken: '.5' });
  });
  it.each([
    ['3 1/2', /Mixed numbers/],
    ['50%', /symbols/],
    ['$5', /symbols/],
    ['1,2', /symbols/],
    ['2/0', /cannot be 0/],
    ['.5/2', /either a fraction or a decimal/],
    ['1/2/3', /one slash/],
    ['1.2.3', /one decimal point/],
    ['2-1', /go first/],
    ['/3', /before the slash/],
    ['x', /only digits/],
    ['123456', /at most 5 characters/],
    ['-123456', /at most 5 characters/],
    ['1234/', /not a number/],
  ])('%j is refused with a reason', (entry, message) => {
    const reading = readEntry(entry);
    expect(reading.kind).toBe('invalid');
    expect(reading.kind === 'invalid' && reading.message).toMatch(message);
  });
});

describe('typing', () => {
  it.each(['', '-', '-.3333', '12345', '-12345', '1./2', '99/99'])('%j may be in the field', (text) => expect(acceptsKeystrokes(text)).toBe(true));
  it.each(['123456', '-123456', '1-', '--1', '1..2', '1//2', 'a', '1 ', '½'])('%j may not', (text) => expect(acceptsKeystrokes(text)).toBe(false));
});

describe('keys', () => {
  it.each(['2/3', '-.3333', '12345', '-12345', '99/99', '-99/99'])('%s can be typed', (key) => expect(isEnterable(key)).toBe(true));
  it.each(['100/99', '123456', '1/0', 'π', '-100/99', '', '.33333'])('%s cannot', (key) => expect(isEnterable(key)).toBe(false));
});
