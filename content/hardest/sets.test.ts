/** The hardest sets keep their rules, and ask nothing that anybody gets elsewhere. */
import { describe, expect, it } from 'vitest';
import { hardestSetName } from '#core/quizzes/hardest-sets.ts';
import { shippedContent } from '../shipped-content.ts';
import { examQuestions } from '../items/exam-questions.ts';
import { hardestQuestions } from '../items/hardest-questions.ts';
import { practiceQuestions } from '../items/practice-questions.ts';
import { publishedForPrediction, publishedSources } from '../items/published.ts';
import { chiSquare, chiSquareLimit, keyCounts } from '../verify/gates/bank.ts';
import { fingerprint } from '../verify/gates/duplicates.ts';
import { hardestProblems } from './rules.ts';
import { hardestSets } from './sets.ts';

const questions = hardestQuestions();
const sources = publishedSources();
const [first, second] = hardestSets;

describe('the hardest sets', () => {
  it('keep their rules', () => expect(hardestProblems(hardestSets, questions, sources)).toEqual([]));
  it('are at least two of Reading and Writing and four of Math', () => {
    expect(hardestSets.filter(({ id }) => id.startsWith('reading-writing-')).length).toBeGreaterThanOrEqual(2);
    expect(hardestSets.filter(({ id }) => id.startsWith('math-')).length).toBeGreaterThanOrEqual(4);
    expect(hardestSetName('math-2')).toBe('Math, set 2');
  });
  it('ask nothing that is asked elsewhere, neither by id nor by what was drawn', () => {
    const elsewhere = [...examQuestions(), ...practiceQuestions(), ...publishedForPrediction()];
    const [ids, prints] = [new Set(elsewhere.map(({ id }) => id)), new Set(elsewhere.map(fingerprint))];
    expect(questions.filter((question) => ids.has(question.id) || prints.has(fingerprint(question))).map(({ id }) => id)).toEqual([]);
  });
  it('are shipped for nothing else', () => {
    const own = new Set(questions.map(({ id }) => id));
    const shipped = shippedContent().questions.filter(({ question, usageContexts }) => own.has(question.id) || usageContexts.includes('hardest'));
    expect(shipped).toHaveLength(own.size);
    expect(shipped.filter(({ usageContexts }) => usageContexts.length !== 1 || usageContexts[0] !== 'hardest')).toEqual([]);
  });
  it('favor no letter', () => expect(chiSquare(keyCounts(questions.flatMap((one) => (one.format === 'choice' ? [one] : []))))).toBeLessThan(chiSquareLimit));
});

describe('what breaks a rule is named', () => {
  const of = (questionIds: readonly string[]) =>
    hardestProblems([{ id: first?.id ?? '', questionIds: [...questionIds] }, ...hardestSets.slice(1)], questions, sources);
  const own = first?.questionIds ?? [];
  it.each([
    ['a question asked in two sets', [...own, second?.questionIds[0] ?? ''], 'is asked twice'],
    ['a question left out', own.slice(1), 'is in no set'],
    ['a set that is too short', own.slice(0, 3), 'has 3 questions'],
    ['a question of anything else', [...own, practiceQuestions()[0]?.id ?? ''], 'is not for hardest sets'],
    ['a question of the other section', [...own.slice(1), hardestSets.at(-1)?.questionIds[0] ?? ''], 'of the other section'],
    ['neighbors of one topic', own.toSorted((a, b) => topicOf(a) - topicOf(b)), 'twice running'],
  ])('%s', (_what, ids, problem) => expect(of(ids).join('\n')).toContain(problem));
  it('an easier question', () => {
    const easier = questions.map((question) => (question.id === own[0] ? { ...question, difficulty: 3 as const } : question));
    expect(hardestProblems(hardestSets, easier, sources)).toEqual([`${first?.id} asks ${own[0]}, of level 3`]);
  });
  it('a subject told twice', () => {
    const same = new Map([...sources, [own[0] ?? '', ['novel/ball']], [own[1] ?? '', ['novel/duel']]]);
    expect(hardestProblems(hardestSets, questions, same)).toEqual([`${first?.id} tells of novel twice`]);
  });
});

function topicOf(id: string): number {
  return questions.find((question) => question.id === id)?.topicId ?? 0;
}
