import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../ui/page-states.tsx';

/** A page of running text. */
export function ProsePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <article className="page-column py-8 lg:py-12">
      <div className="max-w-prose">
        <h1 className="text-2xl font-semibold lg:text-3xl">{title}</h1>
        <div className="mt-6 flex flex-col gap-4 [&_h2]:mt-6 [&_h2]:text-xl [&_h2]:font-semibold [&_li]:ml-5 [&_li]:list-disc [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-2">
          {children}
        </div>
      </div>
    </article>
  );
}
