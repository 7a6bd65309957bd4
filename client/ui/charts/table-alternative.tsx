import type { ReactNode } from 'react';

/** The same data as a table, one click away. */
export const TableAlternative = ({ children }: { readonly children: ReactNode }) => (
  <details className="group mt-3">
    <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control text-sm text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
      <span aria-hidden className="transition-transform duration-150 group-open:rotate-90">
        ›
      </span>
      Show as a table
    </summary>
    <div className="pb-2 pt-1">{children}</div>
  </details>
);
