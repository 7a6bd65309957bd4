import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

test.each(['Ada Okafor', 'J. R. R. Tolkien', 'J.R.R. Tolkien', 'Anne-Marie O’Neil Jr.', 'Nadia (Grade 11)', '李小龍', '🏔 Sam', 'A. B', 'María José'])(
  '%s is a name',
  (name) => expect(nameInMail(name)).toBe(name),
);

test.each([
  'evil.example',
  'You won: evil.example/prize',
  'https://evil.example',
  'HTTPS : evil',
  'www.evil.com',
  '//evil/x',
  'write to me@evil.example',
  '185.12.4.9',
  '1.2.3.4',
  'evil\uff0eexample',
  'evil\u3002example',
  'evil\u2024example',
  'ev\u200bil.\u200dexample',
  'https:\u2215\u2215evil',
  'пример.рф',
  'tel:+15550100',
  '  ',
  '\r\n',
])('%j gets into no mail', (name) => expect(nameInMail(name)).toBe('Student'));

test('no name of generated hosts, schemes and paths gets through, wherever it stands', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const end = fc.stringMatching(/^[a-z]{2,10}$/);
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), word, end, fc.constantFrom('.', '\uff0e', '\u3002', '\uff61', '\u2024', '.\u200b'), (before, host, top, dot) => {
      expect(nameInMail(`${before} ${host}${dot}${top}`)).toBe('Student');
    }),
  );
});
