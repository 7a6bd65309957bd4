import { describe, expect, it } from 'vitest';
import { commandOfEvidenceForm1 } from '../items/reading-writing/command-of-evidence-form-1.ts';
import { commandOfEvidenceForm2 } from '../items/reading-writing/command-of-evidence-form-2.ts';
import { quantitativeEvidence } from '../items/reading-writing/command-of-evidence-claims.ts';
import { evidenceProblems, holds, type DataClaim, type QuantitativeEvidence } from './quantitative-evidence.ts';
import { drawnHeights, shownData } from './shown-data.ts';

const questions = [...commandOfEvidenceForm1, ...commandOfEvidenceForm2];
const dataQuestions = questions.filter(({ stimulus }) => stimulus.kind === 'table' || stimulus.kind === 'figure');
const evidenceFor = (id: string) => quantitativeEvidence.find(({ questionId }) => questionId === id) as QuantitativeEvidence;
const questionFor = (id: string) => questions.find((question) => question.id === id) as (typeof questions)[number];

describe('quantitative evidence questions', () => {
  it('has claims for every data question and for nothing else', () => {
    expect(quantitativeEvidence.map(({ questionId }) => questionId)).toEqual(dataQuestions.map(({ id }) => id));
  });

  it.each(dataQuestions.map(({ id }) => id))('%s has exactly one choice that is true and relevant', (id) => {
    expect(evidenceProblems(questionFor(id), evidenceFor(id))).toEqual([]);
  });

  it.each(dataQuestions.filter(({ stimulus }) => stimulus.kind === 'figure').map(({ id }) => id))(
    '%s draws the numbers that its text alternative states',
    (id) => {
      const { stimulus } = questionFor(id);
      if (stimulus.kind !== 'figure') throw new TypeError('not a figure');
      const data = shownData(stimulus);
      const columns = [...(data.values().next().value?.keys() ?? [])];
      const stated = columns.flatMap((column) => [...data.values()].map((row) => row.get(column) as number));
      const drawn = drawnHeights(stimulus.figure, stated.length);
      expect(drawn).toHaveLength(stated.length);
      const scale = ((drawn.at(0) as number) - (drawn.at(-1) as number)) / ((stated.at(0) as number) - (stated.at(-1) as number));
      expect(scale).toBeGreaterThan(0);
      for (const [index, value] of stated.entries())
        expect(Math.abs((drawn[index] as number) - (drawn[0] as number) - scale * (value - (stated[0] as number)))).toBeLessThan(0.3);
    },
  );
});

describe('the checker itself', () => {
  const question = questionFor('coe-107');
  const evidence = evidenceFor('coe-107');

  it('notices a key that misreads the table', () => {
    const table = question.stimulus.kind === 'table' ? question.stimulus.table : undefined;
    const rows = (table?.rows ?? []).map(([name, ...rest]) => (name === 'College' ? [name, '910', '620'] : [name as string, ...rest]));
    const wrong = { ...question, stimulus: { kind: 'table' as const, table: { caption: 'Changed', columns: ['Route', 'Weekday', 'Weekend day'], rows } } };
    expect(evidenceProblems(wrong, evidence)).toContain('key: the data say false');
  });

  it('notices a number that no claim covers', () => {
    const wrong = { ...question, correct: { ...question.correct, text: 'the College route averaged 620 riders on a weekday and 911 on a weekend day.' } };
    expect(evidenceProblems(wrong, evidence)).toEqual(['key: 911 is not checked']);
  });

  it('notices a second right answer', () => {
    const [first, second, third] = evidence.distractors;
    expect(evidenceProblems(question, { ...evidence, distractors: [first, { ...second, relevant: true }, third] })).toEqual([
      'true and relevant: key, distractor 1',
    ]);
  });

  it.each<[DataClaim, boolean]>([
    [{ kind: 'value', cell: ['Harbor', 'Weekday'], equals: 1240 }, true],
    [{ kind: 'order', lower: ['Museum', 'Weekday'], higher: ['Harbor', 'Weekday'] }, true],
    [{ kind: 'order', lower: ['Harbor', 'Weekday'], higher: ['Museum', 'Weekday'] }, false],
    [{ kind: 'change', from: ['College', 'Weekday'], to: ['College', 'Weekend day'], min: 290, max: 290 }, true],
    [{ kind: 'rate', of: ['Museum', 'Weekday'], per: ['Museum', 'Weekend day'], min: 1.5, max: 1.6 }, false],
    [{ kind: 'extreme', cell: ['Harbor', 'Weekday'], which: 'highest' }, true],
    [{ kind: 'extreme', cell: ['Harbor', 'Weekday'], which: 'lowest' }, false],
  ])('judges %o', (claim, expected) => {
    expect(holds(shownData(question.stimulus), claim)).toBe(expected);
  });

  it('refuses cells and stimuli that do not exist', () => {
    expect(() => holds(shownData(question.stimulus), { kind: 'value', cell: ['Airport', 'Weekday'], equals: 1 })).toThrow('no cell');
    expect(() => shownData({ kind: 'prose', text: 'No numbers here.' })).toThrow('shows no data');
  });
});
