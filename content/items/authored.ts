/**
 * The shape in which people write Reading and Writing questions. The key comes first and the
 * distractors after it; choice-orders.json has the order the student sees.
 */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Difficulty, Provenance, Stimulus } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';

export interface AuthoredItem {
  /** From `npm run content:batch -- new`: unique forever; never reused after a question is withdrawn. */
  readonly id: string;
  readonly topicId: TopicId;
  /** Archetype of the blueprint, e.g. `WIC-b`. */
  readonly archetype: string;
  readonly difficulty: Difficulty;
  readonly skillTags: readonly string[];
  readonly stimulus: Stimulus;
  readonly stem: string;
  readonly correct: { readonly text: string; readonly why: string };
  readonly distractors: readonly [Distractor, Distractor, Distractor];
  /** 2–5 steps; never name a letter: the order is not yours. */
  readonly steps: readonly string[];
  readonly takeaway: string;
  readonly provenance: Extract<Provenance, { kind: 'authored' | 'public-domain' }>;
}

interface Distractor {
  readonly text: string;
  readonly misconception: Misconception;
  /** Why it is wrong, pointing at words of the text. */
  readonly why: string;
}
