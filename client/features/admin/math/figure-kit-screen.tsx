import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { NewerPart } from '#client/ui/newer-part.tsx';
import { QuestionTable } from '#client/ui/question/data-table.tsx';
import { Figure } from '#client/ui/question/figure.tsx';
import { figureKindsQuery } from './math-queries.ts';
import './figure-kit.css';

const twoWay = {
  caption: 'Students by grade and sport',
  columns: ['Grade', 'Soccer', 'Tennis', 'Total'],
  rows: [
    ['Grade 11', '24', '16', '40'],
    ['Grade 12', '18', '22', '40'],
    ['Total', '42', '38', '80'],
  ],
};

/** The four ways in which a figure meets a student. */
const settings = [
  { name: 'Light', className: 'shown-light' },
  { name: 'Dark', className: 'shown-dark' },
  { name: '320 px', className: 'w-80 max-w-full bg-paper text-ink' },
  { name: 'Print', className: 'shown-print' },
] as const;

function Kind({ name, children, alt }: { readonly name: string; readonly children: ReactNode; readonly alt: string | null }) {
  return (
    <section aria-label={name} className="border-t border-line py-8">
      <h2 className="text-xl font-semibold">{name}</h2>
      {alt === null ? null : <p className="mt-2 max-w-prose text-sm text-muted">{alt}</p>}
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {settings.map((setting) => (
          <div key={setting.name} role="group" aria-label={`${name}, ${setting.name}`} className="min-w-0">
            <p className="mb-1 text-sm text-muted">{setting.name}</p>
            <div className={`overflow-x-auto rounded-card border border-line px-3 ${setting.className}`} tabIndex={0} role="group" aria-label="Figure">
              {children}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** /admin/figure-kit */
export function FigureKitScreen() {
  const { data, error, refetch } = useQuery(figureKindsQuery);
  return (
    <Page
      title="Figure kit"
      lead="Every kind of figure that questions show: in light and dark, at 320 px, and as printed, under the description that is read aloud."
    >
      {data ? (
        <>
          {data.kinds.map(({ kind, figure }) => (
            <Kind key={kind} name={kind} alt={'alt' in figure ? figure.alt : null}>
              {'alt' in figure ? <Figure figure={figure} /> : <NewerPart what="figure" />}
            </Kind>
          ))}
          <Kind name="Two-way table" alt="A table is read aloud cell by cell, each with its headings.">
            <QuestionTable table={twoWay} />
          </Kind>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the figures" />
      )}
    </Page>
  );
}
