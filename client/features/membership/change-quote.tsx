import type * as z from 'zod';
import { dollars } from '#core/membership/coupons.ts';
import type { previewChange } from '#contract/payment.ts';
import { formatDate } from '#client/ui/format.ts';
import { nameOf } from './plan-words.ts';

/** What happens to the subscription's coupon. */
const couponSentence = ({ text, kept }: { readonly text: string; readonly kept: boolean }, name: string): string =>
  kept ? `You keep your coupon (${text}).` : `Your coupon (${text}) is not for ${name}, so it ends with this change.`;

/** What a change of plan costs now and later, and when it takes effect. */
export function ChangeQuote({ quote }: { readonly quote: z.output<typeof previewChange.output> }) {
  return (
    <>
      <dl className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt>Due today</dt>
          <dd className="text-xl font-semibold tabular">{dollars(quote.dueCents)}</dd>
        </div>
        {quote.creditCents > 0 ? (
          <div className="flex items-baseline justify-between gap-4">
            <dt>Credit for your next payments</dt>
            <dd className="font-medium tabular">{dollars(quote.creditCents)}</dd>
          </div>
        ) : null}
        <div className="flex items-baseline justify-between gap-4">
          <dt>From {formatDate(quote.renewsAt)}, every month</dt>
          <dd className="font-medium tabular">{dollars(quote.monthlyCents)}</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-muted">
        {quote.coupon ? `${couponSentence(quote.coupon, nameOf(quote.tier))} ` : ''}The change takes effect right away. You get credit for the unused days of
        this month. You can still cancel anytime.
      </p>
    </>
  );
}
