import { CircleExclamationPoint, CircleCheck, Info, TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const tones = {
  info: { Icon: Info, box: 'bg-primary-soft', icon: 'text-primary' },
  success: { Icon: CircleCheck, box: 'bg-success-soft', icon: 'text-success' },
  warning: { Icon: TriangleExclamationPoint, box: 'bg-warning-soft', icon: 'text-warning' },
  danger: { Icon: CircleExclamationPoint, box: 'bg-danger-soft', icon: 'text-danger' },
} as const satisfies Record<AlertTone, { Icon: typeof Info; box: string; icon: string }>;

/** A message that stays on the page. Place it in a live region if it may appear later. */
export function Alert({ tone = 'info', children }: { readonly tone?: AlertTone; readonly children: ReactNode }) {
  const { Icon, box, icon } = tones[tone];
  return (
    <div className={cx('flex items-start gap-3 rounded-control px-4 py-3 text-ink', box)}>
      <Icon aria-hidden size={20} className={cx('mt-0.5 shrink-0', icon)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
