/** What one question did in a stored result: whether it was right, and what the section score would be without it. */
import * as z from 'zod';
import { scoringVersion, type ItemParameters } from '#core/exams/scoring.ts';
import { slotAt } from '#core/exams/shape.ts';
import { scoreWithout } from '#core/exams/without-question.ts';
import { sections, type Section } from '#core/topics/topics.ts';
import { readFacts, type ResultFacts } from '../result-facts.ts';
import type { AffectedRow } from './affected-store.ts';

/** Scores that were computed in another way (a predictive exam's) are not computed again. */
const scoringSchema = z.object({
  scoringVersion: z.literal(scoringVersion),
  sections: z.array(z.object({ section: z.enum(sections), thetaMax: z.number() })),
  items: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

export interface QuestionEffect {
  readonly version: number | null;
  readonly correct: boolean;
  readonly unscored: boolean;
  readonly section: Section;
  readonly score: number | null;
  readonly without: number | null;
}

const sectionAt = ({ shape, questions }: ResultFacts, index: number): Section => slotAt(shape, questions.position[index] ?? 0).section;

const itemOf = ([a, b, c]: readonly [number, number, number] = [1, 0, 0]): ItemParameters => ({ a, b, c });

function withoutOne(facts: ResultFacts, scoring: unknown, at: number, section: Section): number | null {
  const { data } = scoringSchema.safeParse(scoring);
  const top = data?.sections.find((each) => each.section === section)?.thetaMax;
  const { questions } = facts;
  if (!data || top === undefined || data.items.length !== questions.id.length) return null;
  const scored = questions.id.flatMap((_, index) => (questions.pretest[index] === 0 && sectionAt(facts, index) === section ? [index] : []));
  const items = scored.map((index) => itemOf(data.items[index]));
  return scoreWithout({ section, items, responses: scored.map((index) => questions.correct[index] === 1), thetaMax: top }, scored.indexOf(at));
}

/** Null if the result does not hold the question. */
export function effectOf({ facts: stored, scoring, reading_writing, math }: AffectedRow, questionId: string): QuestionEffect | null {
  const facts = readFacts(stored);
  const { questions } = facts;
  const at = questions.id.indexOf(questionId);
  if (at < 0) return null;
  const section = sectionAt(facts, at);
  const unscored = questions.pretest[at] === 1;
  const score = section === 'math' ? math : reading_writing;
  return {
    version: questions.version[at] ?? null,
    correct: questions.correct[at] === 1,
    unscored,
    section,
    score,
    without: score === null ? null : unscored ? score : withoutOne(facts, scoring, at, section),
  };
}
