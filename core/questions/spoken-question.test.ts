import { describe, expect, it } from 'vitest';
import type { LearnerQuestion } from './learner-view.ts';
import { plainText } from './rich-text.ts';
import { placeOfWord, spokenQuestion } from './spoken-question.ts';

const choices = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `choice ${id} has \\(x^2\\)` }));
const question: LearnerQuestion = {
  id: 'q-1',
  format: 'choice',
  stimulus: { kind: 'prose', headnote: 'From a letter of <i>1902</i>.', text: 'Rain fell ______ the hill. <u>Nobody moved</u>.\n\nThen \\(a=-2\\), said Ann.' },
  stem: 'Which choice is best?',
  choices,
};

describe('spokenQuestion', () => {
  const parts = spokenQuestion(question);

  it('reads passage, question and choices in this order', () => {
    expect(parts.map(({ part, text }) => [part, text])).toEqual([
      ['headnote', 'From a letter of 1902.'],
      ['stimulus', 'Rain fell blank the hill. underlined: Nobody moved, end of underline.\nThen a equals negative 2, said Ann.'],
      ['stem', 'Which choice is best?'],
      ...choices.map(({ id }) => [`choice-${id}`, `Choice ${id}. choice ${id} has x squared`]),
    ]);
  });

  it('knows where each word stands in the text on screen', () => {
    const passage = parts[1];
    if (!passage || question.stimulus?.kind !== 'prose') throw new Error('no passage');
    const plain = plainText(question.stimulus.text);
    const under = (word: string) => {
      const place = placeOfWord(passage, passage.text.indexOf(word));
      return place && plain.slice(place.start, place.end);
    };
    expect(under('hill')).toBe('hill.');
    expect(under('moved')).toBe('moved');
    expect(under('blank')).toBe('______');
    expect(under('negative')).toBe('a=-2');
    expect(under('Ann')).toBe('Ann.');
    expect(under('underlined')).toBeNull();
  });

  it('reads a table row by row with its heads, and a figure by its alternative text', () => {
    const figure = { width: 10, height: 10, shapes: [], title: 'A line', alt: 'A line that rises from left to right.' };
    const table = { caption: 'Rain in \\(2\\) towns', columns: ['Town', 'May', 'June'], rows: [['Varn', '3', '\\(\\frac{1}{2}\\)']] };
    const spoken = (given: Partial<LearnerQuestion>) =>
      spokenQuestion({ id: 'q', format: 'spr', stem: 'How much?', ...given } as LearnerQuestion).map(({ text }) => text);
    expect(spoken({ stimulus: { kind: 'table', table } })).toEqual(['Table: Rain in 2 towns.\nVarn: May, 3; June, 1 over 2.', 'How much?']);
    expect(spoken({ stimulus: { kind: 'figure', figure, text: 'See line \\(n\\).' } })).toEqual([
      'Figure: A line. A line that rises from left to right.',
      'See line n.',
      'How much?',
    ]);
    const drawn = spokenQuestion({ ...question, choices: [{ id: 'A', text: 'Graph A', figure }] } as LearnerQuestion).at(-1);
    expect(drawn?.text).toBe('Choice A. Graph A. Figure: A line. A line that rises from left to right.');
    const bare = { caption: 'Values of x and y', columns: ['x', 'y'], rows: [['1', '4']] };
    const alone = spokenQuestion({
      ...question,
      choices: [
        { id: 'A', text: '', figure },
        { id: 'B', text: '', table: bare },
      ],
    } as LearnerQuestion).slice(-2);
    expect(alone.map(({ text }) => text)).toEqual([
      'Choice A. Figure: A line. A line that rises from left to right.',
      'Choice B. Table: Values of x and y.\n1: y, 4.',
    ]);
  });
});
