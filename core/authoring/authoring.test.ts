import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionSchema } from '../questions/question.ts';
import { fieldsOf, withEntries } from './question-fields.ts';
import { mayBecome, questionStatuses } from './question-status.ts';
import { questionFromTemplate, templateLeft, templateNames } from './templates.ts';
import { textDiff } from './text-diff.ts';

describe.each(templateNames)('the template %s', (name) => {
  const question = questionFromTemplate(name, 'q-0123456789abcdef');
  const entriesOf = () => Object.fromEntries(fieldsOf(question).map(({ path, value }) => [path, value]));

  test('is a sound question that says itself that it is unfinished', () => {
    expect(questionSchema.safeParse(question).error).toBeUndefined();
    expect(templateLeft([question.stem])).toEqual(['[What is asked]']);
  });
  test('comes back from its form as it was', () => expect(questionSchema.parse(withEntries(question, entriesOf()))).toEqual(question));
  test('takes what is typed into any field, and nothing else changes', () => {
    for (const field of fieldsOf(question).filter(({ kind }) => kind === 'text' || kind === 'line')) {
      const edited = withEntries(question, { ...entriesOf(), [field.path]: 'Another text' });
      const value = field.path.split('.').reduce<unknown>((at, key) => Object(at)[key], edited);
      expect(value, field.path).toBe('Another text');
      expect(withEntries(edited as typeof question, { [field.path]: field.value }), field.path).toEqual(question);
    }
  });
});

test('rows, lines and steps are read as they are written', () => {
  const entry = questionFromTemplate('math-entry', 'q-0123456789abcdef');
  const edited = questionSchema.parse(
    withEntries(entry, {
      'solution.keys': '2/3\n\n4/6\n',
      'solution.mistakes': '3/2 | RECIP | It divides the wrong way round.',
      'solution.steps': 'First this.\n\nThen that.\n\n\n',
      topicId: '19',
      archetype: 'RAT-a',
    }),
  );
  expect(edited.solution).toMatchObject({
    keys: ['2/3', '4/6'],
    mistakes: [{ entry: '3/2', misconception: 'RECIP', why: 'It divides the wrong way round.' }],
    steps: ['First this.', 'Then that.'],
  });
  expect(edited.topicId).toBe(19);
  const table = questionSchema.parse(withEntries(questionFromTemplate('table', 'q-0123456789abcdef'), { 'stimulus.table.rows': 'Elm | 4\nOak | 9' }));
  expect(table.stimulus).toMatchObject({
    table: {
      rows: [
        ['Elm', '4'],
        ['Oak', '9'],
      ],
    },
  }); // prettier-ignore
});

test('broken data is left for the schema to refuse, never thrown', () => {
  const question = questionFromTemplate('passage', 'q-0123456789abcdef');
  expect(questionSchema.safeParse(withEntries(question, { provenance: '{"kind":' })).success).toBe(false);
});

const text = fc.array(fc.constantFrom('the', 'lake', 'froze', ' ', '\n\n', 'early', '\\(x\\)', '.')).map((words) => words.join(' '));

test('a difference holds both texts, and equal texts have none', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = textDiff(before, after);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
      if (before === after) expect(pieces.every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});

test('one changed word is the only change', () =>
  expect(textDiff('The lake froze early.', 'The lake froze late.')).toEqual([
    { kind: 'same', text: 'The lake froze ' },
    { kind: 'removed', text: 'early.' },
    { kind: 'added', text: 'late.' },
  ]));

test('nothing is published without review, and every state can be left', () => {
  expect(mayBecome('draft', 'published')).toBe(false);
  for (const status of questionStatuses) expect(questionStatuses.some((to) => to !== status && mayBecome(status, to))).toBe(true);
});
