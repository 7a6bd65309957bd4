import { Check, Minus, X } from 'lucide-react';
import { cx } from '../class-names.ts';
import { outcomeNames, type Outcome } from './outcome.ts';

const looks = {
  right: { Icon: Check, box: 'border-success bg-success-soft text-success' },
  wrong: { Icon: X, box: 'border-danger bg-danger-soft text-danger' },
  omitted: { Icon: Minus, box: 'border-dashed border-line-strong text-muted' },
} as const satisfies Record<Outcome, { Icon: typeof Check; box: string }>;

/** The outcome of a question, as a symbol with its own shape; the words are for screen readers. */
export function OutcomeMark({ outcome }: { readonly outcome: Outcome }) {
  const { Icon, box } = looks[outcome];
  return (
    <span className={cx('inline-flex size-6 shrink-0 items-center justify-center rounded-full border-[1.5px]', box)}>
      <Icon aria-hidden size={14} strokeWidth={3} />
      <span className="sr-only">{outcomeNames[outcome]}</span>
    </span>
  );
}
