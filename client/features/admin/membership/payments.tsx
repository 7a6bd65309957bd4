import type { MemberDetail } from '#contract/membership.ts';
import { dollars } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { isEndingSubscription } from './membership-queries.ts';

type Payment = MemberDetail['payments'][number];

const whatOf = ({ tier, months }: Payment) => `${tierDefinitions[tier].name}, ${months === null ? 'monthly' : formatCount(months, 'month')}`;
const disputeOf = ({ dispute }: Payment) => (dispute === null ? '–' : dispute === 'open' ? 'Open' : 'Lost');
const refundedOf = ({ refundedCents }: Payment) => (refundedCents > 0 ? dollars(refundedCents) : '–');

const columns: readonly ListColumn<Payment>[] = [
  { id: 'paidAt', header: 'Date', text: ({ paidAt }) => paidAt, cell: ({ paidAt }) => formatDate(paidAt) },
  { id: 'what', header: 'What', text: whatOf, cell: whatOf },
  { id: 'amount', header: 'Amount', numeric: true, text: ({ amountCents }) => dollars(amountCents), cell: ({ amountCents }) => dollars(amountCents) },
  { id: 'dispute', header: 'Dispute', text: disputeOf, cell: disputeOf },
  { id: 'refunded', header: 'Refunded', numeric: true, text: refundedOf, cell: refundedOf },
  {
    id: 'reference',
    header: 'Stripe ID',
    text: ({ reference }) => reference,
    cell: ({ reference }) => <span className="break-all font-mono text-xs @2xl:whitespace-nowrap">{reference}</span>,
  },
  {
    id: 'receipt',
    header: 'Receipt',
    text: ({ receiptUrl }) => receiptUrl ?? '',
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

/** The state of a subscription, in a sentence. */
function subscriptionSentence(detail: MemberDetail): string | null {
  const { subscription } = detail;
  if (!subscription) return null;
  const name = tierDefinitions[subscription.tier].name;
  if (isEndingSubscription(detail)) return `Subscription to ${name}: it is being ended in Stripe and does not renew.`;
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
          <ListTable caption="Payments, newest first" columns={columns} rows={detail.payments} rowKey={({ id }) => id} />
        </div>
      )}
    </section>
  );
}
