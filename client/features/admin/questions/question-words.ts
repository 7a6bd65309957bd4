/** Names of states and origins of questions, and what a refusal says. */
import type { ListedQuestion } from '#contract/authoring.ts';
import type { QuestionStatus } from '#core/authoring/question-status.ts';
import type { TemplateName } from '#core/authoring/templates.ts';
import { ApiError } from '#client/platform/api.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';

export const statusWords = {
  draft: { label: 'Draft', tone: 'neutral' },
  'in-review': { label: 'In review', tone: 'warning' },
  published: { label: 'Published', tone: 'success' },
  retired: { label: 'Retired', tone: 'neutral' },
  unknown: { label: 'Unknown: refresh this page', tone: 'neutral' },
} as const satisfies Record<ListedQuestion['status'], { label: string; tone: BadgeTone }>;

export const stepWords = {
  draft: { label: 'Back to draft', busy: 'Moving back to draft', done: 'Back to draft' },
  'in-review': { label: 'Send to review', busy: 'Sending to review', done: 'Sent to review' },
  published: { label: 'Publish', busy: 'Publishing', done: 'Published' },
  retired: { label: 'Retire', busy: 'Retiring', done: 'Retired' },
} as const satisfies Record<QuestionStatus, { label: string; busy: string; done: string }>;

export const originWords = {
  shipped: 'Shipped',
  authored: 'Written here',
  imported: 'Imported',
  generated: 'Drawn',
  drafted: 'Drafted by a model',
  unknown: 'Unknown: refresh this page',
} as const satisfies Record<ListedQuestion['origin'], string>;

export const useWords = { exam: 'Exams', practice: 'Practice', unknown: 'Unknown: refresh this page' } as const satisfies Record<ListedQuestion['use'], string>;

export const templateWords = {
  passage: 'A passage with four choices',
  pair: 'Two texts with four choices',
  notes: 'Notes with four choices',
  table: 'A table with four choices',
  'math-choice': 'Math with four choices',
  'math-entry': 'Math with a typed answer',
} as const satisfies Record<TemplateName, string>;

/** What a refusal says, with the checks that failed. */
export const refusalText = (error: Error) =>
  error instanceof ApiError && error.fields ? [error.message, ...Object.values(error.fields)].join(' ') : error.message;
