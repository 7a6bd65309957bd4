/** One character that stands for a person, where there is no room for the name. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What is seen as one character, though it may be several code points. */
const characters = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The first letter or digit of the name, else of the email, in capitals; symbols and emoji are skipped. */
export function initialOf(name: string, email: string): string {
  const letter = characters(`${name.trim()} ${email}`).find((character) => /^[\p{L}\p{N}]/u.test(character));
  return (letter ?? '?').toLocaleUpperCase('en-US');
}
