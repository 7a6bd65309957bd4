import { Link } from 'react-router';
import { cx } from './class-names.ts';

type LogoSize = 'small' | 'medium' | 'large';
/** `mark` leaves out the wordmark, for narrow places; `fitting` does where its container is narrow for its text size. */
type LogoVariant = 'default' | 'fitting' | 'mark';

const sizes = {
  small: { badge: 'h-7 px-1.5 text-xs', word: 'text-base' },
  medium: { badge: 'h-8 px-2 text-sm', word: 'text-lg' },
  large: { badge: 'h-11 px-3 text-lg', word: 'text-2xl' },
} as const satisfies Record<LogoSize, { badge: string; word: string }>;

export interface LogoProps {
  readonly size?: LogoSize;
  readonly variant?: LogoVariant;
  /** Makes the logo a link… */
  readonly to?: string;
  /** …or a button. */
  readonly onClick?: () => void;
}

/** The text SAT with the wordmark Ascent. */
export function Logo({ size = 'medium', variant = 'default', to, onClick }: LogoProps) {
  const { badge, word } = sizes[size];
  const picture = (
    <>
      <span className={cx('inline-flex items-center rounded-md bg-primary font-semibold tracking-wide text-on-primary', badge)}>SAT</span>
      <span className={cx('font-semibold tracking-tight', word, variant === 'mark' ? 'sr-only' : variant === 'fitting' && '@max-[14rem]:sr-only')}>Ascent</span>
    </>
  );
  const className = 'inline-flex min-h-11 items-center gap-2.5 rounded-control text-ink';
  if (to !== undefined)
    return (
      <Link to={to} className={className}>
        {picture}
      </Link>
    );
  if (onClick)
    return (
      <button type="button" onClick={onClick} className={className}>
        {picture}
      </button>
    );
  return <span className={className}>{picture}</span>;
}
