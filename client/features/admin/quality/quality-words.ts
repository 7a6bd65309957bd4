/** What the rules of question quality say. */
import type { QuestionQuality } from '#contract/question-quality.ts';
import type { Movement } from '#core/learning/calibration-rules.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';

export const flagWords = {
  'key-beaten': { label: 'A wrong choice beats the key', tone: 'danger' },
  negative: { label: 'Strong students miss it', tone: 'danger' },
  weak: { label: 'Hardly separates', tone: 'warning' },
  'too-hard': { label: 'At or below guessing', tone: 'danger' },
  'too-easy': { label: 'Almost everyone right', tone: 'neutral' },
  'harder-than-level': { label: 'Harder than its level', tone: 'warning' },
  'easier-than-level': { label: 'Easier than its level', tone: 'warning' },
  'unused-choice': { label: 'A choice no one picks', tone: 'neutral' },
  drift: { label: 'Difficulty has moved', tone: 'warning' },
  slow: { label: 'Takes very long', tone: 'warning' },
  unknown: { label: 'Unknown: refresh this page', tone: 'neutral' },
} as const satisfies Record<QuestionQuality['flags'][number], { label: string; tone: BadgeTone }>;

export const percentText = (share: number): string => `${Math.round(100 * share)}%`;

export const movementWords = {
  clear: 'Clearly moved',
  harder: 'Harder than its level',
  easier: 'Easier than its level',
} as const satisfies Record<Movement, string>;

/** A difficulty, with a real minus sign. */
export const difficultyText = (b: number): string => b.toFixed(2).replace('-', '−');
