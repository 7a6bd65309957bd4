import type { ReactNode } from 'react';
import type { TopicColour } from '#core/topics/topics.ts';
import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'summit';

const tones = {
  neutral: 'border-line bg-sunken text-muted',
  primary: 'border-transparent bg-primary-soft text-primary',
  success: 'border-transparent bg-success-soft text-success',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
  summit: 'border-transparent bg-summit text-on-summit',
} as const satisfies Record<BadgeTone, string>;

/** A short label. */
export const Badge = ({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) => (
  <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-0.5 text-xs font-medium', tones[tone])}>
    {children}
  </span>
);

export type Strength = 'weak' | 'moderate' | 'strong';

const strengths = {
  weak: { label: 'Weak', tone: 'danger' },
  moderate: { label: 'Moderate', tone: 'warning' },
  strong: { label: 'Strong', tone: 'success' },
} as const satisfies Record<Strength, { label: string; tone: BadgeTone }>;

/** How well a topic is known; null while there are too few answers to tell. */
export const StrengthBadge = ({ strength }: { readonly strength: Strength | null }) =>
  strength ? <Badge tone={strengths[strength].tone}>{strengths[strength].label}</Badge> : <Badge>Too few to tell</Badge>;

const topicColours = {
  blue: 'text-topic-blue',
  red: 'text-topic-red',
  yellow: 'text-topic-yellow',
  green: 'text-topic-green',
  grey: 'text-topic-grey',
} as const satisfies Record<TopicColour | 'grey', string>;

const shapes = {
  blue: <circle cx="6" cy="6" r="5" />,
  red: <rect x="1.5" y="1.5" width="9" height="9" rx="1" />,
  yellow: <path d="M6 .8 11.4 10.6H.6z" />,
  green: <path d="M6 .5 11.5 6 6 11.5.5 6z" />,
  grey: <rect x="1" y="4.5" width="10" height="3" rx="1.5" />,
} as const satisfies Record<TopicColour | 'grey', ReactNode>;

/** The mark of a topic family: a shape as well as a color, so that color is never the only cue. */
export const TopicMark = ({ colour }: { readonly colour: TopicColour | 'grey' }) => (
  <svg aria-hidden viewBox="0 0 12 12" width="12" height="12" fill="currentColor" className={cx('inline-block shrink-0', topicColours[colour])}>
    {shapes[colour]}
  </svg>
);
