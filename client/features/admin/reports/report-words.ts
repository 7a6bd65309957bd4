import type { ReportDecision, ReportedQuestion } from '#contract/question-reports.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';

export const reasonWords = {
  'wrong-key': 'Wrong answer key',
  unclear: 'Unclear',
  typo: 'Typo',
  display: 'Shown wrongly',
  explanation: 'Explanation',
  other: 'Something else',
  unknown: 'Unknown: refresh this page',
} as const satisfies Record<ReportedQuestion['reasons'][number]['reason'], string>;

export const outcomeWords = {
  mended: { label: 'Corrected', tone: 'success' },
  retired: { label: 'Retired', tone: 'warning' },
  kept: { label: 'Kept as it is', tone: 'neutral' },
  dismissed: { label: 'Dismissed', tone: 'neutral' },
  unknown: { label: 'Unknown: refresh this page', tone: 'neutral' },
} as const satisfies Record<ReportDecision['outcome'], { label: string; tone: BadgeTone }>;
