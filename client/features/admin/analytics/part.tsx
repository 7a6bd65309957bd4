import { useId, type ReactNode } from 'react';

/** One part of the report. */
export function Part({ title, lead, children }: { readonly title: string; readonly lead?: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="max-w-4xl">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-prose text-muted">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
