import type { MembershipChange } from '#contract/membership.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { formatCount, formatDate } from '#client/ui/format.ts';

/** What was decided, in a sentence. */
function action({ kind, previousTier, tier, months, endDate, waits }: MembershipChange): string {
  const until = waits ? ', beginning when the subscription ends' : endDate ? `, until ${formatDate(endDate)}` : '';
  const length = months === null ? '' : formatCount(months, 'month');
  switch (kind) {
    case 'grant':
      return `${tierDefinitions[tier].name} granted for ${length}${until}`;
    case 'extend':
      return `${tierDefinitions[tier].name} extended by ${length}${until}`;
    case 'purchase':
      return `${tierDefinitions[tier].name} bought${until}`;
    case 'renew':
      return `${tierDefinitions[tier].name} renewed${until}`;
    case 'change':
      return `${tierDefinitions[previousTier].name} changed to ${tierDefinitions[tier].name}${until}`;
    case 'shorten':
      return endDate ? `${tierDefinitions[tier].name} ends earlier, on ${formatDate(endDate)}` : `${tierDefinitions[tier].name} ends earlier`;
    case 'end':
    case 'lapse':
      return `${tierDefinitions[previousTier].name} ended`;
    case 'unknown':
      return `Now ${tierDefinitions[tier].name}${until}`;
  }
}

/** Every decision about one membership, newest first. */
export function History({ changes }: { readonly changes: readonly MembershipChange[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl font-semibold">
        History
      </h2>
      {changes.length === 0 ? (
        <p className="mt-3 text-muted">Nothing has been granted, extended, or ended yet.</p>
      ) : (
        <ol className="mt-3 max-w-prose divide-y divide-line border-y border-line">
          {changes.map((change) => (
            <li key={change.id} className="py-4">
              <p className="font-medium">{action(change)}</p>
              <p className="mt-1 break-words">{change.reason}</p>
              <p className="mt-1 text-sm text-muted">
                {formatDate(change.changedAt)}, {change.by === 'payment' ? 'Payment' : `by ${change.adminName ?? 'an administrator whose account was deleted'}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
