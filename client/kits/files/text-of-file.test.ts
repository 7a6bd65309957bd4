// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOfFile } from './text-of-file.ts';

it('reads a file as the spreadsheet that saved it wrote it', () => {
  const text = 'naïve\tunaffected — “café”\r\n';
  expect(textOfFile(Buffer.from(text))).toBe(text);
  expect(textOfFile(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text);
  expect(textOfFile(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe(text);
  expect(textOfFile(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x2c, 0x93, 0x94]))).toBe('café,“”');
});

it('keeps a file in UTF-8 when one character of it is damaged', () => {
  expect(textOfFile(Buffer.concat([Buffer.from('“café” — naïve '), Buffer.from([0xe9]), Buffer.from(' end')]))).toBe('“café” — naïve \ufffd end');
});

it('reads any bytes as something', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => void expect(typeof textOfFile(bytes)).toBe('string')));
});
