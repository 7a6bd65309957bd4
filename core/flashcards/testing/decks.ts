/** Decks as students write them, for the round trips of imports and exports. */
import fc from 'fast-check';

/** Words, formulas, HTML, marks, quotes, and everything that separates fields. */
const piece = fc.oneof(
  fc.constantFrom(
    'gist',
    '\\(x^2 < 4\\)',
    '\\(\\frac{a}{b} > \\text{"c"}\\)',
    '<i>noun</i>',
    '<u>note</u>',
    '<b>bold</b>',
    '<img src="a.png" onerror="alert(1)">',
    '<br>',
    '"quoted"',
    '""',
    'main idea; essence',
    'a, b',
    'a & b',
    '2 < 3 > 1',
    '&lt;',
    '#tag:x',
    '#separator:comma',
    "'=1",
    '🙂',
    '—',
    '\t',
    '|',
    '50%',
  ),
  fc.stringMatching(/^[A-Za-z0-9=+@.,;:'"!?()-]{1,12}$/),
);

const side = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '\t', '\n', '\n\n')), { minLength: 1, maxLength: 5 })
  .map((pieces) =>
    pieces
      .flat()
      .join('')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
  // One or more apostrophes before a formula: the first is the guard of spreadsheets itself.
  .filter((text) => text !== '' && !/^'+\s*[=+\-@]/.test(text));

export const decks = fc.uniqueArray(fc.record({ front: side, back: side }), { maxLength: 12, selector: ({ front, back }) => `${front}\u0000${back}` });
