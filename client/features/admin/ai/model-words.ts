/** Words for what models are asked, and amounts of money. */
import type { ModelRequest, ModelRequestDetail } from '#contract/model-drafts.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';

export const kindWords = {
  draft: 'New question',
  rewrite: 'Rewrite',
  rationales: 'Rationales',
  'skill-tags': 'Skill tags',
  'alt-text': 'Alternative text',
  unknown: 'Unknown: refresh this page',
} as const satisfies Record<ModelRequest['kind'], string>;

export const stateWords = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'primary' },
  canceling: { label: 'Being canceled', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  unknown: { label: 'Unknown: refresh this page', tone: 'neutral' },
} as const satisfies Record<ModelRequest['state'], { label: string; tone: BadgeTone }>;

export const purposeWords = {
  write: 'The model is writing',
  mend: 'The model is writing again, because the checks found something',
  solve: 'A second call is solving the question without its key',
  unknown: 'The model is at work',
} as const satisfies Record<NonNullable<ModelRequestDetail['purpose']>, string>;

export const callWords = { write: 'Writing', mend: 'Second try', solve: 'Solving without the key', unknown: 'Call' } as const satisfies Record<
  keyof typeof purposeWords,
  string
>;

export const isAtWork = ({ state }: Pick<ModelRequest, 'state'>): boolean => state === 'waiting' || state === 'running' || state === 'canceling';

/** Micro-dollars as dollars; cents of a cent where there is less than one. */
export const formatAmount = (micro: number): string => `$${(micro / 1_000_000).toFixed(micro > 0 && micro < 10_000 ? 4 : 2)}`;

export const aboutOf = ({ archetype, level, dossier, questionId }: ModelRequest): string =>
  [archetype && `${archetype}, level ${level}`, dossier, questionId].filter(Boolean).join(', ');
