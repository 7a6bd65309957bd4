/**
 * The generator of one archetype of Math questions: a pure function from seed and level to a question.
 *
 * A generator draws parameters backwards from the answer and describes a draft; make-question.ts
 * turns drafts into questions (choice order, key position, rationales). The independent
 * re-solver for the same archetype lives in content/verify and shares only exact arithmetic.
 */
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { DataTable, Difficulty, Stimulus } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import type { Figure } from '#core/questions/figure.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Option {
  /** As shown, e.g. `\(\frac{3}{4}\)`; empty where the graph or table is the whole choice. */
  readonly text: string;
  /** Canonical exact value: two options with equal values are the same answer. */
  readonly value: string;
  /** Numeric size, when the choices are to stand in ascending order; leave out for a shuffle. */
  readonly order?: number;
  /** For choices that are graphs or plots. */
  readonly figure?: Figure;
  /** For choices that are tables. */
  readonly table?: DataTable;
}

export interface WrongOption extends Option {
  readonly misconception: Misconception;
  /** To the student, in the draw's own numbers: which error gives this choice, and what to do instead. */
  readonly why: string;
}

export interface ChoiceAnswer {
  readonly format: 'choice';
  /** `why` says in one sentence why it is right. */
  readonly correct: Option & { readonly why: string };
  /** At least three, each computed by a named buggy procedure. */
  readonly wrong: readonly WrongOption[];
}

export interface EntryAnswer {
  readonly format: 'spr';
  /** Exact values as enterable text (at most 5 characters, 6 with a minus). */
  readonly keys: readonly string[];
  readonly mistakes: readonly { readonly entry: string; readonly misconception: Misconception; readonly why: string }[];
}

export interface Draft {
  /** Everything the re-solver may look at beside the rendered text. */
  readonly parameters: Record<string, Json>;
  readonly stimulus?: Stimulus;
  readonly stem: string;
  readonly answer: ChoiceAnswer | EntryAnswer;
  /** 2–5 steps: name the idea, then do it, then check. The closing "The answer is …" is added for you. */
  readonly steps: readonly string[];
  /** One sentence worth remembering. */
  readonly takeaway: string;
}

export interface Generator {
  /** Archetype id of the blueprint, e.g. `SYS-h`. */
  readonly archetype: string;
  readonly topicId: TopicId;
  /** Raised whenever the output for some seed changes. */
  readonly version: number;
  readonly levels: readonly Difficulty[];
  readonly skillTags: readonly string[];
  /** One attempt: a draft, or null if the drawn parameters are unsuitable (redraw). */
  draft(random: Random, level: Difficulty): Draft | null;
}
