import { useQuery } from '@tanstack/react-query';
import { reviewSummaryQuery } from '../kits/mistakes/review-summary.ts';
import type { NavigationEntry } from '../navigation.ts';
import { useSession } from '../platform/session.ts';

const names = { mistakes: 'reviews due', cards: 'flashcards due' } as const;

/** How much is due at a place, beside its entry of the navigation; nothing if nothing is. */
export function DueMark({ of }: { readonly of: NonNullable<NavigationEntry['showsDue']> }) {
  const session = useSession();
  const { data } = useQuery({ ...reviewSummaryQuery, enabled: session.kind === 'user' && session.me.emailVerified });
  const due = (of === 'cards' ? data?.cardsDue : data?.due) ?? 0;
  if (due === 0) return null;
  return (
    <span className="ml-auto shrink-0 rounded-full bg-primary-soft px-2 py-0.5 text-xs font-medium text-primary tabular">
      {due > 99 ? '99+' : due}
      <span className="sr-only"> {names[of]}</span>
    </span>
  );
}
