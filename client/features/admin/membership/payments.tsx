import type { MemberDetail } from '#contract/membership.ts';
import { dollars } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { formatCount, formatDate } from '../../../ui/format.ts';
import { Table, type Column } from '../../../ui/table.tsx';

type Payment = MemberDetail['payments'][number];

const columns: readonly Column<Payment>[] = [
  { key: 'paidAt', header: 'Date', cell: ({ paidAt }) => formatDate(paidAt) },
  {
    key: 'what',
    header: 'What',
    cell: ({ tier, months }) => `${tierDefinitions[tier].name}, ${months === null ? 'monthly' : formatCount(months, 'month')}`,
  },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amountCents }) => dollars(amountCents) },
  { key: 'dispute', header: 'Dispute', cell: ({ dispute }) => (dispute === null ? '–' : dispute === 'open' ? 'Open' : 'Lost') },
  { key: 'refunded', header: 'Refunded', numeric: true, cell: ({ refundedCents }) => (refundedCents > 0 ? dollars(refundedCents) : '–') },
  { key: 'reference', header: 'Stripe ID', cell: ({ reference }) => <span className="whitespace-nowrap font-mono text-xs">{reference}</span> },
  {
    key: 'receipt',
    header: 'Receipt',
    cell: ({ receiptUrl, paidAt }) =>
      receiptUrl ? (
        <a href={receiptUrl} target="_blank" rel="noreferrer" className="text-link">
          Open<span className="sr-only"> the receipt of {formatDate(paidAt)} in a new tab</span>
        </a>
      ) : (
        '–'
      ),
  },
];

/** How a subscription stands, in a sentence. */
function subscriptionSentence({ subscription }: MemberDetail): string | null {
  if (!subscription) return null;
  const name = tierDefinitions[subscription.tier].name;
  if (subscription.endsAt) return `Subscription to ${name}, canceled: it ends on ${formatDate(subscription.endsAt)}.`;
  const renews = subscription.renewsAt ? `, renews on ${formatDate(subscription.renewsAt)}` : '';
  return subscription.status === 'overdue' ? `Subscription to ${name}: the last renewal payment failed.` : `Subscription to ${name}${renews}.`;
}

/** What one user has paid. */
export function Payments({ detail }: { readonly detail: MemberDetail }) {
  const sentence = subscriptionSentence(detail);
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-xl font-semibold">
        Payments
      </h2>
      {sentence ? (
        <p className="mt-3">
          {sentence} <span className="text-muted">Ending the plan here ends the subscription in Stripe too. Refunds are made in Stripe.</span>
        </p>
      ) : null}
      {detail.payments.length === 0 ? (
        <p className="mt-3 text-muted">No payments yet.</p>
      ) : (
        <div className="mt-3">
          <Table caption="Payments, newest first" captionHidden columns={columns} rows={detail.payments} rowKey={({ id }) => id} />
        </div>
      )}
    </section>
  );
}
