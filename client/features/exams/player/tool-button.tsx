import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#client/ui/class-names.ts';

export const toolClass = (active: boolean): string =>
  cx(
    'inline-flex min-h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-control px-2 text-xs font-medium hover:bg-hover',
    active && 'bg-raised text-primary [box-shadow:inset_0_-2px_0_var(--color-primary)]',
  );

/** Under the icon where there is room; always read aloud. */
export const ToolLabel = ({ children }: { readonly children: ReactNode }) => <span className="whitespace-nowrap max-lg:sr-only">{children}</span>;

interface ToolButtonProps extends ComponentProps<'button'> {
  readonly icon: ReactNode;
  readonly label: string;
  readonly active: boolean;
}

/** A tool of the header, on or off. */
export function ToolButton({ icon, label, active, ...button }: ToolButtonProps) {
  return (
    <button {...button} type="button" title={label} aria-pressed={active} className={toolClass(active)}>
      {icon}
      <ToolLabel>{label}</ToolLabel>
    </button>
  );
}
