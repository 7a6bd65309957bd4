import { describe, expect, it } from 'vitest';
import { questionSchema } from '#core/questions/question.ts';
import type { AuthoredItem } from '../items/authored.ts';
import { boundariesForm1 } from '../items/reading-writing/boundaries-form-1.ts';
import { boundariesForm2 } from '../items/reading-writing/boundaries-form-2.ts';
import { formStructureSenseForm1 } from '../items/reading-writing/form-structure-sense-form-1.ts';
import { formStructureSenseForm2 } from '../items/reading-writing/form-structure-sense-form-2.ts';
import { practiceBoundaries } from '../items/reading-writing/practice-boundaries.ts';
import { practiceFormStructureSense } from '../items/reading-writing/practice-form-structure-sense.ts';
import { rhetoricalSynthesisForm1 } from '../items/reading-writing/rhetorical-synthesis-form-1.ts';
import { rhetoricalSynthesisForm2 } from '../items/reading-writing/rhetorical-synthesis-form-2.ts';
import { toQuestion } from '../items/to-question.ts';
import { boundaryProblems, conventionsProblems, formProblems, synthesisProblems } from './conventions.ts';

const sets: readonly (readonly [string, readonly AuthoredItem[], readonly number[]])[] = [
  ['synthesis 1', rhetoricalSynthesisForm1, [2, 3, 5, 2, 3, 2, 3, 3, 4]],
  ['synthesis 2', rhetoricalSynthesisForm2, [2, 3, 5, 2, 3, 2, 3, 3, 4]],
  ['boundaries 1', boundariesForm1, [1, 3, 5, 1, 2, 3, 2, 3, 3, 4]],
  ['boundaries 2', boundariesForm2, [1, 3, 5, 1, 2, 3, 2, 3, 3, 4]],
  ['form 1', formStructureSenseForm1, [1, 2, 3, 1, 2, 3, 4, 1, 3, 4]],
  ['form 2', formStructureSenseForm2, [1, 2, 3, 1, 2, 3, 4, 1, 3, 4]],
  ['boundaries, practice', practiceBoundaries, [1, 2, 2, 3, 3, 4]],
  ['form, practice', practiceFormStructureSense, [1, 2, 2, 3, 3, 4]],
];
const questions = sets.flatMap(([, items]) => items);
const withChoices = (question: AuthoredItem, texts: readonly [string, string, string, string]): AuthoredItem => {
  const [first, second, third] = question.distractors;
  return {
    ...question,
    correct: { ...question.correct, text: texts[0] },
    distractors: [
      { ...first, text: texts[1] },
      { ...second, text: texts[2] },
      { ...third, text: texts[3] },
    ],
  };
};

describe('synthesis, boundaries and form questions', () => {
  it.each(sets)('%s has the planned levels and parses', (_name, items, levels) => {
    expect(items.map(({ difficulty }) => difficulty).toSorted()).toEqual(levels.toSorted());
    for (const question of items.map((item) => toQuestion(item, '2013'))) expect(questionSchema.safeParse(question).error).toBeUndefined();
  });

  it.each(questions.map((question) => [question.id, question] as const))('%s checks out', (_id, question) => {
    expect(conventionsProblems(question)).toEqual([]);
  });

  it('asks in the fixed words', () => {
    for (const { topicId, stem } of questions) {
      expect(stem).toMatch(
        topicId === 7
          ? /^The student wants to .+[^.]\. Which choice most effectively uses relevant information from the notes to accomplish this goal\?$/
          : /^Which choice completes the text so that it conforms to the conventions of Standard English\?$/,
      );
      expect(stem.split(' ').length).toBeLessThanOrEqual(35);
    }
  });

  it('leaves one blank in each text, and none in notes', () => {
    for (const { stimulus } of questions) expect(JSON.stringify(stimulus).match(/_{6}/g) ?? []).toHaveLength(stimulus.kind === 'notes' ? 0 : 1);
  });

  it('does not give the key away by its length', () => {
    for (const [, items] of sets) {
      const extreme = (best: (...lengths: number[]) => number) =>
        items.filter(({ correct, distractors }) => {
          const others = distractors.map(({ text }) => text.length);
          return correct.text.length === best(correct.text.length, ...others) && !others.includes(correct.text.length);
        }).length / items.length;
      expect(extreme(Math.max)).toBeLessThanOrEqual(0.3);
      expect(extreme(Math.min)).toBeLessThanOrEqual(0.3);
    }
  });
});

describe('the checker itself', () => {
  const [boundary] = boundariesForm1;
  const [form] = formStructureSenseForm1;
  const [synthesis] = rhetoricalSynthesisForm1;

  it.each<[string, readonly [string, string, string, string]]>([
    ['a changed word', ['day. Growers', 'day, farmers', 'day growers', 'day growers,']],
    ['changed order', ['day. Growers', 'growers, day', 'day growers', 'day growers,']],
    ['two joining words', ['day, and growers', 'day, but growers', 'day growers', 'day growers,']],
    ['a period beside a semicolon', ['day. Growers', 'day; growers', 'day growers', 'day growers,']],
    ['a repeated choice', ['day. Growers', 'day growers', 'day growers', 'day growers,']],
  ])('notices %s in a boundaries question', (_name, texts) => {
    expect(boundaryProblems(withChoices(boundary, texts))).not.toEqual([]);
  });

  it('allows one joining word in a boundaries question', () => {
    expect(boundaryProblems(withChoices(boundary, ['day. Growers', 'day, growers', 'day, but growers', 'day growers']))).toEqual([]);
  });

  it('notices a different word in a form question', () => {
    expect(formProblems(withChoices(form, ['turns its head', 'turn its head', 'turning its head', 'bends its head']))).toHaveLength(3);
    expect(formProblems(withChoices(form, ['made it', 'makes it', 'making it', 'having made it']))).toEqual([]);
  });

  it('notices a name and a number that the notes lack', () => {
    const [key, second, third] = [synthesis.correct.text, synthesis.distractors[0].text, synthesis.distractors[1].text];
    expect(synthesisProblems(withChoices(synthesis, [key, second, third, 'The weka of New Zealand and Australia lives for 15 years.']))).toEqual([
      'not in the notes: Australia',
      'not in the notes: 15',
    ]);
    expect(synthesisProblems({ ...synthesis, stimulus: { kind: 'prose', text: 'No notes here.' } })).toEqual(['the stimulus has no notes']);
  });

  it('says when it has no check', () => {
    expect(conventionsProblems({ ...synthesis, topicId: 8 })).toEqual(['no check for topic 8']);
  });
});
