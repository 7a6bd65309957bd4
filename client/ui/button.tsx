import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './class-names.ts';

/** `summit` is for the one thing to do next: at most one on a screen. */
export type ButtonVariant = 'primary' | 'summit' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  summit: 'bg-summit text-on-summit hover:bg-summit-hover',
  secondary: 'border border-line-strong bg-raised text-ink hover:bg-hover',
  quiet: 'text-ink hover:bg-hover',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
} as const satisfies Record<ButtonVariant, string>;

const sizes = {
  small: 'min-h-9 gap-1.5 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 gap-2 px-4 text-base',
  large: 'min-h-13 gap-2.5 px-6 text-lg',
} as const satisfies Record<ButtonSize, string>;

/** The look of a button, for elements that cannot be `Button` or `ButtonLink`. */
const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', extra?: string): string =>
  cx(
    'inline-flex select-none items-center justify-center rounded-control text-center font-medium transition-colors duration-150 ease-out',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    extra,
  );

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While true the button keeps its focus and width but does nothing. */
  readonly busy?: boolean;
  /** Shown instead of the label while busy. */
  readonly busyLabel?: ReactNode;
}

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  'aria-disabled': disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || disabled}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass(variant, size, className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, Look {
  readonly className?: string;
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does; read aloud and shown as a tooltip. */
  readonly label: string;
}

/** A square 44 px button that shows only an icon. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 hover:bg-hover hover:text-ink disabled:opacity-55',
        className,
      )}
    />
  );
}
