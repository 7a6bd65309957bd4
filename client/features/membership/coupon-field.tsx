import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { priceOfOrder, type CouponTerms, type PaidTier } from '#core/membership/coupons.ts';
import { checkCoupon } from '#contract/coupons.ts';
import { Form } from '#client/kits/form/form.tsx';
import type { Fields } from '#client/kits/form/form-errors.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';

const couponQuery = (code: string, tier: PaidTier) =>
  queryOptions({
    queryKey: ['coupon', code, tier],
    queryFn: ({ signal }) => api(checkCoupon, { body: { code, tier, months: null } }, { signal }),
    retry: false,
    staleTime: 60_000,
  });

/** What a code takes off; asked again for another plan, and counted here for another number of months. */
export function useCoupon(code: string | null, tier: PaidTier, months: number | null) {
  const { data, error, isFetching } = useQuery({ ...couponQuery(code ?? '', tier), enabled: code !== null });
  const terms: CouponTerms | null = code !== null && data ? data : null;
  return {
    terms,
    text: terms && data ? data.text : null,
    offCents: terms && priceOfOrder(tier, months, terms).offCents,
    error: code !== null ? error : null,
    busy: isFetching,
  };
}

export interface CouponFieldProps {
  readonly tier: PaidTier;
  readonly applied: string | null;
  /** What the applied code does. */
  readonly text: string | null;
  readonly error: Error | null;
  readonly busy: boolean;
  /** Null takes the code away again. */
  readonly onApply: (code: string | null) => void;
}

/** A code to type in, and what it does. */
export function CouponField({ tier, applied, text, error, busy, onApply }: CouponFieldProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const form = useForm({
    read: (entries) => entries.text('code'),
    check: (code): Fields => (code ? {} : { code: 'Please enter a code.' }),
    send: (code) => client.fetchQuery(couponQuery(code, tier)),
    onDone: (_, code) => onApply(code),
    onFailure: ({ message }) => ({ fields: { code: message } }),
    onEdit: setTyped,
  });
  const field = form.field('code');
  // A code that was applied may not work for a plan chosen later.
  const refused = error && !busy && (typed === null || typed === applied) ? error.message : undefined;
  if (applied !== null && text !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-success-soft px-4 py-2">
        <p role="status" className="flex items-center gap-2.5">
          <Check aria-hidden size={18} className="shrink-0 text-success" />
          <span>
            <span className="font-medium uppercase">{applied}</span>: {text}
          </span>
        </p>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setTyped(null);
            onApply(null);
          }}
        >
          Remove
        </Button>
      </div>
    );
  return (
    <Form form={form}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <TextField
            label="Coupon code (optional)"
            {...field}
            error={field.error ?? refused}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            defaultValue={applied ?? ''}
          />
        </div>
        <Button type="submit" variant="secondary" className="mt-7 h-12" busy={form.busy || busy} busyLabel="Checking…">
          Apply
        </Button>
      </div>
    </Form>
  );
}
