/** Gates on the bank and on the assembled forms: no trick pays off, no exam repeats another, both forms score alike. */
import { describe, expect, it } from 'vitest';
import { recipesFor } from '#core/exams/blueprint.ts';
import { formProblems } from '#core/exams/check-form.ts';
import type { PoolQuestion } from '#core/exams/pick-questions.ts';
import { misconceptionNames } from '#core/questions/misconceptions.ts';
import { choiceIds } from '#core/questions/choices.ts';
import type { ChoiceQuestion } from '#core/questions/question.ts';
import { sections, topicById } from '#core/topics/topics.ts';
import { mathGenerators } from '../generators/math/registry.ts';
import { examQuestions } from '../items/exam-questions.ts';
import { publishedForExams, publishedForms, publishedSources } from '../items/published.ts';
import { chiSquare, chiSquareLimit, keyCounts, keyIsExtreme, tricks, tryTrick } from '../verify/gates/bank.ts';
import { alike, mostAlike, mostAlikeStems, stemShingles } from '../verify/gates/duplicates.ts';
import { writtenQuestion } from '../verify/gates/fixtures.ts';
import { expectedScore, type SectionForm } from '../verify/gates/form-difference.ts';
import { unevenKeys } from './key-balance.ts';
import { practiceExams, type ExamContent } from './practice-exams.ts';

const questions = examQuestions();
const exams = practiceExams();
const choiceQuestions = questions.flatMap((question): ChoiceQuestion[] => (question.format === 'choice' ? [question] : []));
const inSection = (section: (typeof sections)[number]) => choiceQuestions.filter(({ topicId }) => topicById(topicId).section === section);
const idsOf = ({ modules }: ExamContent) => modules.flatMap((module) => module.questions.map(({ id }) => id));

describe.each(sections)('keys in %s', (section) => {
  const own = inSection(section);
  it('stand at each place about equally often', () => {
    const counts = keyCounts(own);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit);
    // 25 ± 3 % of the bank, or two standard errors while the bank is small.
    const tolerance = Math.max(0.03, 2 * Math.sqrt(0.1875 / own.length));
    for (const id of choiceIds) expect(Math.abs(counts[id] / own.length - 0.25), id).toBeLessThanOrEqual(tolerance);
  });
});

/** How often a letter may be the key in a module's share of choice questions, and how often in a row: a student who counts letters should see nothing odd. */
const [minShare, maxShare, maxRun] = [0.13, 0.38, 4];

const runLengthOf = (keys: readonly string[]) => Math.max(...keys.map((key, index) => keys.slice(index).findIndex((other) => other !== key)));

it.each(exams.flatMap(({ number, modules }) => modules.map((module) => [number, module.position, module.route, module.questions] as const)))(
  'form %i, module %i (%s): no letter is the key oddly often, or oddly long in a row',
  (_number, _position, _route, asked) => {
    const choice = asked.filter((question) => question.format === 'choice');
    for (const [letter, count] of Object.entries(keyCounts(choice))) {
      expect(count, letter).toBeGreaterThanOrEqual(Math.floor(minShare * choice.length));
      expect(count, letter).toBeLessThanOrEqual(Math.ceil(maxShare * choice.length));
    }
    // A typed answer ends a run.
    const keys = asked.map((question) => (question.format === 'choice' ? question.solution.key : question.id));
    expect(runLengthOf([...keys, 'end'])).toBeLessThanOrEqual(maxRun);
  },
);

it.each(exams.flatMap(({ number, modules }) => modules.slice(0, 3).map(({ route, questions: asked }) => [number, route, asked] as const)))(
  'form %i, Reading and Writing (%s): the keys are even enough that counting letters says nothing',
  (_number, _route, asked) => expect(unevenKeys(asked.flatMap((question) => (question.format === 'choice' ? [question.solution.key] : [])))).toBeNull(),
);

describe('tricks', () => {
  it('the key is not the longest or the shortest choice too often', () => {
    const prose = inSection('reading-writing');
    expect(keyIsExtreme(prose, 'longest')).toBeLessThanOrEqual(0.3);
    expect(keyIsExtreme(prose, 'shortest')).toBeLessThanOrEqual(0.3);
  });
  it.each(Object.entries(tricks))('“%s” does not pay', (_name, trick) => {
    const { tried, right } = tryTrick(choiceQuestions, trick);
    // If all four choices share equally much with the text, the trick has no answer; parallel choices leave it few cases.
    expect(tried).toBeGreaterThan(40);
    expect(right).toBeLessThanOrEqual(0.32);
  });
  it('are noticed where they do pay', () => {
    const [key] = writtenQuestion.choices;
    const giveaway: ChoiceQuestion = {
      ...writtenQuestion,
      choices: writtenQuestion.choices.map((choice) =>
        choice.id === key?.id ? { ...choice, text: `${choice.text} It was warmer there than anywhere else.` } : choice,
      ),
    };
    expect(tryTrick([giveaway], tricks.longest)).toEqual({ tried: 1, right: 1 });
    expect(keyIsExtreme([giveaway], 'longest')).toBe(1);
    expect(chiSquare({ A: 40, B: 20, C: 20, D: 20 })).toBeGreaterThan(chiSquareLimit);
  });
});

describe('coverage', () => {
  it('every topic is in every exam as its recipes say, and no archetype occurs more than three times in one', () => {
    for (const exam of exams) {
      const counts = new Map<string, number>();
      for (const { archetype } of exam.modules.flatMap((module) => module.questions)) counts.set(archetype, (counts.get(archetype) ?? 0) + 1);
      expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
    }
  });
  it('every topic has a question', () => expect(new Set(questions.map(({ topicId }) => topicId)).size).toBe(29));
  it('many archetypes of Math are in use', () => {
    const used = new Set(questions.map(({ archetype }) => archetype));
    expect(mathGenerators.filter(({ archetype }) => used.has(archetype)).length).toBeGreaterThan(80);
  });
  it('wrong choices name errors of many kinds', () => {
    const codes = new Set(choiceQuestions.flatMap(({ solution }) => Object.values(solution.choices).flatMap(({ misconception }) => misconception ?? [])));
    expect(codes.size / Object.keys(misconceptionNames).length).toBeGreaterThan(0.75);
  });
});

describe('forms', () => {
  const formOf = publishedForms();
  const pool = questions.map(
    (question): PoolQuestion => ({
      id: question.id,
      topicId: question.topicId,
      archetype: question.archetype,
      difficulty: question.difficulty,
      format: question.format,
      key: question.format === 'choice' ? question.solution.key : null,
      form: formOf.get(question.id),
    }),
  );
  it.each(exams.map((exam) => [exam.number, exam] as const))('form %i keeps its recipes exactly', (number, exam) => {
    const modules = exam.modules.map(({ position, route, questions: own, pretestIds }) => ({
      section: position < 2 ? ('reading-writing' as const) : ('math' as const),
      position,
      route,
      questionIds: own.map(({ id }) => id),
      pretestIds,
    }));
    expect(formProblems(recipesFor(number), modules, pool)).toEqual([]);
  });
  it.each(exams.map((exam) => [exam.number, exam] as const))('form %i has no two questions that read alike', (_number, exam) => {
    expect(
      alike(
        exam.modules.flatMap((module) => module.questions),
        mostAlike.inExam,
      ),
    ).toEqual([]);
    const math = exam.modules.filter(({ position }) => position >= 2).flatMap((module) => module.questions);
    expect(alike(math, mostAlikeStems.inExam, stemShingles)).toEqual([]);
  });
  it('share no question', () => {
    const ids = exams.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    // A published question may wait for a form.
    const published = new Set(publishedForExams().map(({ id }) => id));
    const placed = new Set(ids);
    expect(ids.toSorted()).toEqual(
      questions
        .map(({ id }) => id)
        .filter((id) => placed.has(id) || !published.has(id))
        .toSorted(),
    );
  });
  it.each(exams.map((exam) => [exam.number, exam] as const))('form %i uses no source twice', (_number, exam) => {
    const sources = publishedSources();
    const rests = idsOf(exam).flatMap((id) => sources.get(id) ?? []);
    expect(rests.filter((rest, index) => rests.indexOf(rest) !== index)).toEqual([]);
  });
  it('written questions stand in the form they were written for', () => {
    for (const exam of exams) for (const id of idsOf(exam)) expect(formOf.get(id) ?? exam.number, id).toBe(exam.number);
  });

  const sectionForm = ({ modules }: ExamContent, section: (typeof sections)[number]): SectionForm => {
    const scored = (route: keyof SectionForm) =>
      modules
        .filter((module) => module.position < 2 === (section === 'reading-writing') && module.route === route)
        .flatMap(({ questions: own, pretestIds }) => own.filter(({ id }) => !pretestIds.includes(id)));
    return { base: scored('base'), easier: scored('easier'), harder: scored('harder') };
  };
  it.each(sections.flatMap((section) => [-2, -1, 0, 1, 2].map((theta) => [section, theta] as const)))(
    'score a student alike: %s, ability %i',
    (section, theta) => {
      const means = exams.map((exam) => expectedScore(section, sectionForm(exam, section), theta, 300, 17));
      expect(Math.max(...means) - Math.min(...means)).toBeLessThan(15);
    },
  );
  it('a form that cannot tell strong students apart is noticed', () => {
    const form = sectionForm(exams[0] as ExamContent, 'math');
    const easy = {
      base: form.base.map((question) => ({ ...question, difficulty: 1 as const })),
      easier: form.easier,
      harder: form.harder.map((question) => ({ ...question, difficulty: 1 as const })),
    };
    expect(Math.abs(expectedScore('math', form, 2, 300, 17) - expectedScore('math', easy, 2, 300, 17))).toBeGreaterThan(15);
  });
});
