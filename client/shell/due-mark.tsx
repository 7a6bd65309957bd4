import { useQuery } from '@tanstack/react-query';
import { reviewSummaryQuery } from '../kits/mistakes/review-summary.ts';
import { useSession } from '../platform/session.ts';

/** How many reviews are due, beside an entry of the navigation; nothing if none is. */
export function DueMark() {
  const session = useSession();
  const { data } = useQuery({ ...reviewSummaryQuery, enabled: session.kind === 'user' && session.me.emailVerified });
  if (!data || data.due === 0) return null;
  return (
    <span className="ml-auto shrink-0 rounded-full bg-primary-soft px-2 py-0.5 text-xs font-medium text-primary tabular">
      {data.due > 99 ? '99+' : data.due}
      <span className="sr-only"> reviews due</span>
    </span>
  );
}
