import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { startCheckout, type Plan } from '#contract/payment.ts';
import { dollars, type PaidTier } from '#core/membership/coupons.ts';
import { minMonths, maxMonths, priceOrder, type MembershipStatus } from '#core/membership/order.ts';
import { meetsTier, tierDefinitions } from '#core/membership/tiers.ts';
import { api } from '#client/platform/api.ts';
import { leavePage } from '#client/platform/leave-page.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choice.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { CouponField, useCoupon } from './coupon-field.tsx';
import { useRefreshPlan } from './use-plan.ts';
import { afterwards, keptSentence, nameOf, priceLines, refusalText } from './plan-words.ts';

export const membershipStatus = (plan: Plan): MembershipStatus => ({
  tier: plan.tier,
  endDate: plan.endDate === null ? null : Date.parse(plan.endDate),
  paidSince: plan.paidSince === null ? null : Date.parse(plan.paidSince),
  subscribed: plan.subscription !== null,
  unusedCents: plan.unusedCents,
});

const paymentOptions = [
  { value: 'monthly', label: 'Monthly', description: 'Renews automatically. Cancel anytime.' },
  { value: 'months', label: 'Several months at once', description: 'One payment. It does not renew.' },
] as const;
type PaymentOption = (typeof paymentOptions)[number]['value'];

/** How to pay for a plan, what it comes to, and the way to the payment page. */
export function OrderForm({ plan, tier }: { readonly plan: Plan; readonly tier: PaidTier }) {
  const [openedAt] = useState(() => Date.now());
  const [option, setOption] = useState<PaymentOption>('monthly');
  const [wanted, setWanted] = useState(3);
  const [code, setCode] = useState<string | null>(null);
  const refresh = useRefreshPlan();

  const status = membershipStatus(plan);
  const [fewest, most] = [minMonths(tier, status), maxMonths(tier, status, openedAt)];
  const count = Math.max(fewest, Math.min(wanted, most));
  const months = option === 'monthly' ? null : count;
  const coupon = useCoupon(code, tier, months);
  const price = priceOrder({ tier, months }, status, openedAt, coupon.offCents);

  const checkout = useMutation({
    mutationFn: () => api(startCheckout, { body: { tier, months, couponCode: coupon.terms ? code : null } }),
    onSuccess: ({ url }) => leavePage(url),
    onError: () => void refresh(),
  });
  const busy = checkout.isPending || checkout.isSuccess;
  const { monthlyCents } = tierDefinitions[tier];

  return (
    <section aria-labelledby="order" className="mt-10 grid gap-x-10 gap-y-8 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        <h2 id="order" className="text-xl font-semibold">
          {tier === plan.tier ? `Continue ${nameOf(tier)}` : `Get ${nameOf(tier)}`}
        </h2>
        <RadioCards legend="How would you like to pay?" name="way" columns={2} value={option} options={paymentOptions} onChange={setOption} />
        {option === 'months' && most >= fewest ? (
          <div className="max-w-xs">
            <SelectField
              label="Months"
              value={count}
              onChange={({ target }) => setWanted(Number(target.value))}
              options={Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index).map((number) => ({
                value: String(number),
                label: `${formatCount(number, 'month')}, ${dollars(monthlyCents * number)}`,
              }))}
            />
          </div>
        ) : null}
        <KeepsFocus className="max-w-md">
          <CouponField tier={tier} applied={code} text={coupon.text} error={coupon.error} busy={coupon.busy} onApply={setCode} />
        </KeepsFocus>
      </div>
      <div className="self-start rounded-card bg-sunken p-6">
        <h3 className="font-semibold">Your order</h3>
        {'refused' in price ? (
          <p role="status" className="mt-4 text-muted">
            {refusalText[price.refused]}
          </p>
        ) : (
          <>
            <dl className="mt-4 flex flex-col gap-2">
              {priceLines(tier, months, price).map(({ label, cents }) => (
                <div key={label} className="flex justify-between gap-4">
                  <dt className="text-muted">{label}</dt>
                  <dd className="whitespace-nowrap tabular">{cents < 0 ? `−${dollars(-cents)}` : dollars(cents)}</dd>
                </div>
              ))}
              <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
                <dt className="font-medium">Due today</dt>
                <dd className="text-xl font-semibold tabular" data-total>
                  {dollars(price.dueCents)}
                </dd>
              </div>
            </dl>
            {plan.granted && months === null && meetsTier(tier, plan.granted.tier) ? (
              <p className="mt-3 text-sm text-muted">{keptSentence(plan.granted)}</p>
            ) : null}
            <p role="status" className="mt-3 text-sm text-muted">
              {price.startsAt > openedAt ? `Starts on ${formatDate(new Date(price.startsAt).toISOString())}, when your current plan ends. ` : ''}
              {afterwards(tier, months, price, coupon.terms)}
            </p>
            <Button variant="summit" size="large" className="mt-5 w-full" busy={busy} busyLabel="Opening the payment page…" onClick={() => checkout.mutate()}>
              Continue to payment
            </Button>
          </>
        )}
        <div role="alert" className="mt-4 empty:hidden">
          {checkout.error ? <Alert tone="danger">{checkout.error.message}</Alert> : null}
        </div>
        <p className="mt-4 text-sm text-muted">You pay on a secure Stripe page. We never see your card. Prices are in US dollars.</p>
      </div>
    </section>
  );
}
