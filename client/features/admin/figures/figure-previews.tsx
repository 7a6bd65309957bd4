import type { ReactNode } from 'react';
import { NewerPart } from '#client/ui/newer-part.tsx';
import { QuestionTable } from '#client/ui/question/data-table.tsx';
import { Figure } from '#client/ui/question/figure.tsx';
import '#client/ui/question/question.css';
import './figure-preview.css';
import type { Shown } from './use-drawing.ts';

function Content({ shown }: { readonly shown: Shown }): ReactNode {
  switch (shown.kind) {
    case 'figure':
      return <Figure figure={shown.figure} />;
    case 'table':
      return <QuestionTable table={shown.table} />;
    default:
      return <NewerPart what="figure" />;
  }
}

const frames = [
  { name: 'Light', frame: 'in-light' },
  { name: 'Dark', frame: 'in-dark' },
  { name: 'Phone, 320 px wide', frame: 'in-light w-80 max-w-full' },
  { name: 'On paper', frame: 'on-paper' },
] as const;

/** The id of the frame whose drawing becomes a file. */
export const lightFrameId = 'figure-light';

/** The same figure wherever students meet it. */
export const FigurePreviews = ({ shown }: { readonly shown: Shown }) => (
  <div className="flex flex-col gap-5">
    {frames.map(({ name, frame }, index) => (
      <section key={name} aria-label={name} className="min-w-0">
        <h3 className="mb-1.5 text-sm font-medium">{name}</h3>
        <div
          id={index === 0 ? lightFrameId : undefined}
          tabIndex={0}
          role="group"
          aria-label={`Preview: ${name}`}
          className={`overflow-x-auto rounded-card border border-line bg-paper px-3 font-serif text-ink ${frame}`}
        >
          <Content shown={shown} />
        </div>
      </section>
    ))}
  </div>
);
