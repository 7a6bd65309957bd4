/** What a student would probably score today, from all evidence. */
import { pointsPerAbility, scaleScore, totalScore, type ScoreBand } from '../exams/scoring.ts';
import { typicalTop } from '../exams/typical-form.ts';
import { sections, topicById, type Section } from '../topics/topics.ts';
import type { SectionBelief } from './abilities.ts';
import type { Evidence } from './evidence.ts';

/** Fewer answers in a section leave a range too wide to be of use. */
export const minAnswersForScore = 10;

/**
 * Widens the range for what the model does not know: levels are labels until enough students have answered, and labels are wrong by a few
 * tenths of an ability. With it the range holds the truth in 74–95 % of simulated cases, wrong labels included (docs/learning.md).
 */
const labelError = 1.25;

export interface SectionNow extends ScoreBand {
  readonly section: Section;
  readonly halfWidth: number;
}

export interface ScoreNow {
  /** Sections with enough answers. */
  readonly sections: readonly SectionNow[];
  /** Null unless both sections have enough. */
  readonly total: ScoreBand | null;
  /** Answers it rests on. */
  readonly questions: number;
  /** When the newest of them was given, ms since 1970; null without any. */
  readonly newest: number | null;
  /** First answers so far, of sections without enough as well. */
  readonly answers: readonly { readonly section: Section; readonly questions: number }[];
}

const toTen = (points: number): number => Math.round(points / 10) * 10;
const clip = (points: number): number => Math.min(800, Math.max(200, points));

/** A section's score with half its range either side, as far as the scale goes. */
export const sectionRange = (section: Section, score: number, halfWidth: number): SectionNow => ({
  section,
  score,
  halfWidth,
  low: clip(score - halfWidth),
  high: clip(score + halfWidth),
});

/** The score of one ability with its range, which holds the truth at least 2 times in 3; at least 30 points either side. */
export function sectionNow(section: Section, { ability: { theta, se } }: SectionBelief): SectionNow {
  const score = scaleScore(section, theta, typicalTop(section));
  const halfWidth = Math.max(30, toTen(pointsPerAbility(section) * se * labelError));
  return sectionRange(section, score, halfWidth);
}

export function scoreNow(beliefs: Readonly<Record<Section, SectionBelief>>, evidence: readonly Evidence[]): ScoreNow {
  const answers = (section: Section) => evidence.reduce((sum, { topicId, questions }) => sum + (topicById(topicId).section === section ? questions : 0), 0);
  const measured = sections.filter((section) => answers(section) >= minAnswersForScore).map((section) => sectionNow(section, beliefs[section]));
  return {
    sections: measured,
    total: measured.length === sections.length ? totalScore(measured) : null,
    newest: evidence.reduce<number | null>(
      (latest, { topicId, asOf }) => (measured.some(({ section }) => section === topicById(topicId).section) ? Math.max(latest ?? asOf, asOf) : latest),
      null,
    ),
    questions: measured.reduce((sum, { section }) => sum + answers(section), 0),
    answers: sections.map((section) => ({ section, questions: answers(section) })),
  };
}
