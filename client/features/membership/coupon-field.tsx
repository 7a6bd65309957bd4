import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { priceOfOrder, type CouponTerms, type PaidTier } from '#core/membership/coupons.ts';
import { checkCoupon } from '#contract/coupons.ts';
import { api } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

/** What a code takes off; asked again for another plan, and counted here for another number of months. */
export function useCoupon(code: string | null, tier: PaidTier, months: number | null) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['coupon', code, tier],
    queryFn: ({ signal }) => api(checkCoupon, { body: { code: code ?? '', tier, months: null } }, { signal }),
    enabled: code !== null,
    retry: false,
    staleTime: 60_000,
  });
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
  readonly applied: string | null;
  /** What the applied code does. */
  readonly text: string | null;
  readonly error: Error | null;
  readonly busy: boolean;
  /** Null takes the code away again. */
  readonly onApply: (code: string | null) => void;
}

/** A code to type in, and what it does. */
export function CouponField({ applied, text, error, busy, onApply }: CouponFieldProps) {
  const [entry, setEntry] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entry.trim()) onApply(entry.trim());
  };
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
            setEntry('');
            onApply(null);
          }}
        >
          Remove
        </Button>
      </div>
    );
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <TextField
          label="Coupon code (optional)"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          onChange={({ target }) => setEntry(target.value)}
          error={error && !busy ? error.message : undefined}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-7 h-12" busy={busy} busyLabel="Checking…">
        Apply
      </Button>
    </form>
  );
}
