import { useQuery } from '@tanstack/react-query';
import { reviewSummaryQuery } from '../kits/mistakes/review-summary.ts';
import type { NavigationEntry } from '../navigation.ts';
import { useSession } from '../platform/session.ts';
import { cx } from '../ui/class-names.ts';

const names = { mistakes: 'review', cards: 'flashcard' } as const;

const looks = {
  /** At the end of an entry with its name. */
  end: 'ml-auto shrink-0 bg-primary-soft px-2 text-primary',
  /** On the corner of an icon. */
  corner: 'absolute top-0 left-1/2 bg-primary leading-none text-on-primary',
} as const;

/** Above the icon, not on it. Three characters begin over its middle, so that they end within the entry. */
const cornerStart = (due: number): string => (due > 99 ? '-ml-1.5 px-1' : due > 9 ? 'ml-0.5 px-1.5' : 'ml-2 px-1.5');

export interface DueMarkProps {
  readonly of: NonNullable<NavigationEntry['showsDue']>;
  readonly look?: keyof typeof looks;
}

/** How much is due at a place, beside its entry of the navigation; nothing if nothing is. */
export function DueMark({ of, look = 'end' }: DueMarkProps) {
  const session = useSession();
  const { data } = useQuery({ ...reviewSummaryQuery, enabled: session.kind === 'user' && session.me.emailVerified });
  const due = (of === 'cards' ? data?.cardsDue : data?.due) ?? 0;
  if (due === 0) return null;
  return (
    <span className={cx('rounded-full py-0.5 text-xs font-medium tabular', looks[look], look === 'corner' && cornerStart(due))}>
      {due > 99 ? '99+' : due}
      <span className="sr-only">
        {' '}
        {names[of]}
        {due === 1 ? '' : 's'} due
      </span>
    </span>
  );
}
