/**
 * Fresh Math: a question of an archetype and level that passes every gate a frozen one has passed, and neither repeats nor reads like a
 * question of an exam. Pure: the seeds come from the caller.
 */
import type { CalculatorWay } from '#core/questions/explanation.ts';
import type { Difficulty, Question } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import { calculatorWay } from './calculator-ways/calculator-way.ts';
import { drawingVersion, makeQuestion } from './generators/make-question.ts';
import { mathGenerators } from './generators/math/registry.ts';
import { examQuestions } from './items/exam-questions.ts';
import { hardestQuestions } from './items/hardest-questions.ts';
import { practiceQuestions } from './items/practice-questions.ts';
import { answerProblems, writingProblems, type RenderLatex } from './verify/check-question.ts';
import { fingerprint, jaccard, mostAlike, repeatsStory, shingles, stemShingles } from './verify/gates/duplicates.ts';
import { wordingOf } from './verify/gates/question-texts.ts';
import { singleGates } from './verify/gates/single.ts';
import { mathResolvers } from './verify/math/registry.ts';

/** What is wanted: of these topics and levels, and of these archetypes and skill tags if any are named. */
export interface Drawing {
  readonly topics: readonly TopicId[];
  readonly levels: readonly Difficulty[];
  readonly archetypes: readonly string[];
  readonly skills: readonly string[];
  /** Not of these archetypes at these levels, of which there are enough. */
  readonly without?: readonly Cell[];
}

/** One draw: the same cell and seed always make the same question. */
export interface Cell {
  readonly archetype: string;
  readonly level: Difficulty;
}

interface GateVerdict {
  readonly gate: string;
  /** Empty: passed. */
  readonly problems: readonly string[];
}

interface Inspection {
  /** Null if the generator makes nothing of this seed. */
  readonly question: Question | null;
  readonly verdicts: readonly GateVerdict[];
  readonly calculatorWay: CalculatorWay | null;
}

/** Of the questions of many seeds: how many there are, how many pass, how many differ in their numbers, and in their words. */
interface Variety {
  readonly made: number;
  readonly passed: number;
  readonly distinct: number;
  readonly wordings: number;
}

interface Archetype {
  readonly archetype: string;
  readonly topicId: TopicId;
  readonly version: number;
  readonly levels: readonly Difficulty[];
  readonly skillTags: readonly string[];
}

export interface QuestionSource {
  /**
   * The question of the first of these seeds that passes; null if none does. Where several archetypes and levels fit, each seed takes one.
   * The id can be computed from the seed: give the question another.
   */
  draw(wanted: Drawing, seeds: readonly number[]): Question | null;
  /** What this seed makes, with the verdict of every gate, passed or not. */
  inspect(cell: Cell, seed: number): Inspection;
  /** Over these seeds. Waits on `pause` after every few, so that whoever wants a question in between gets it. */
  variety(cell: Cell, seeds: readonly number[], pause: () => Promise<void>): Promise<Variety>;
  readonly archetypes: readonly Archetype[];
}

/** Seeds counted between two pauses: some 50 ms. */
const seedsAtOnce = 8;

export function questionSource(renderLatex: RenderLatex): QuestionSource {
  const examined = examQuestions().filter(({ topicId }) => topicId > 10);
  const texts = Map.groupBy(examined, ({ topicId }) => topicId);
  const shown = new Map([...texts].map(([topicId, questions]) => [topicId, questions.map(shingles)]));
  const stems = new Map([...texts].map(([topicId, questions]) => [topicId, questions.map(stemShingles)]));
  const frozen = new Set([...examined, ...practiceQuestions(), ...hardestQuestions()].map(fingerprint));
  const nearest = (question: Question): number => {
    const own = shingles(question);
    return Math.max(0, ...(shown.get(question.topicId) ?? []).map((other) => jaccard(own, other)));
  };
  // The quick ones first: most draws that fail, fail one of these.
  const gates: readonly { readonly gate: string; readonly problems: (question: Question) => string[] }[] = [
    {
      gate: 'Numbers of its own',
      problems: (question) => (frozen.has(fingerprint(question)) ? ['a question of the bank, of an exam, or of a hardest set has the same numbers'] : []),
    },
    {
      gate: 'Unlike exam questions',
      problems: (question) => {
        const likeness = nearest(question);
        return [
          ...(likeness >= mostAlike.inTopic ? [`shares ${Math.round(100 * likeness)} % of its words with an exam question`] : []),
          ...(repeatsStory(question, stems.get(question.topicId) ?? []) ? ['tells the story of an exam question'] : []),
        ];
      },
    },
    ...singleGates.map(({ name, problems }) => ({ gate: name, problems })),
    {
      gate: 'Re-solver',
      problems: (question) => {
        const resolver = mathResolvers[question.archetype];
        return resolver ? answerProblems(question, resolver) : ['this archetype has no re-solver'];
      },
    },
    { gate: 'Writing and LaTeX', problems: (question) => writingProblems(question, renderLatex) },
  ];
  const passes = (question: Question): boolean => gates.every(({ problems }) => problems(question).length === 0);
  const made = ({ archetype, level }: Cell, seed: number): Question | null => {
    const generator = mathGenerators.find((one) => one.archetype === archetype && one.levels.includes(level));
    return generator ? makeQuestion(generator, seed, level) : null;
  };
  return {
    draw: ({ topics, levels, archetypes, skills, without = [] }, seeds) => {
      const choices = mathGenerators
        .filter(({ topicId }) => topics.includes(topicId))
        .filter(({ archetype }) => archetypes.length === 0 || archetypes.includes(archetype))
        .filter(({ skillTags }) => skills.length === 0 || skillTags.some((tag) => skills.includes(tag)))
        .flatMap((generator) => generator.levels.filter((level) => levels.includes(level)).map((level) => ({ generator, level })))
        .filter(({ generator, level }) => !without.some((cell) => cell.archetype === generator.archetype && cell.level === level));
      for (const seed of seeds) {
        const choice = choices[seed % choices.length];
        const question = choice && makeQuestion(choice.generator, seed, choice.level);
        if (question?.provenance.kind === 'generated' && passes(question)) return { ...question, provenance: { ...question.provenance, kind: 'drawn' } };
      }
      return null;
    },
    inspect: (cell, seed) => {
      const question = made(cell, seed);
      if (!question) return { question, verdicts: [], calculatorWay: null };
      return {
        question,
        verdicts: gates.map(({ gate, problems }): GateVerdict => ({ gate, problems: problems(question) })),
        calculatorWay: calculatorWay(question) ?? null,
      };
    },
    variety: async (cell, seeds, pause) => {
      const questions: Question[] = [];
      let passed = 0;
      for (const [index, seed] of seeds.entries()) {
        if (index % seedsAtOnce === seedsAtOnce - 1) await pause();
        const question = made(cell, seed);
        if (!question) continue;
        questions.push(question);
        if (passes(question)) passed++;
      }
      return {
        made: questions.length,
        passed,
        distinct: new Set(questions.map(fingerprint)).size,
        wordings: new Set(questions.map(wordingOf)).size,
      };
    },
    archetypes: mathGenerators.map((generator) => ({
      archetype: generator.archetype,
      topicId: generator.topicId,
      version: drawingVersion(generator),
      levels: generator.levels,
      skillTags: generator.skillTags,
    })),
  };
}
