import type { ReactNode } from 'react';
import { NewerPart } from '../../../ui/newer-part.tsx';
import { QuestionTable } from '../../../ui/question/data-table.tsx';
import { Figure } from '../../../ui/question/figure.tsx';
import '../../../ui/question/question.css';
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
  { name: 'Light', section: 'lg:col-span-2', frame: 'in-light' },
  { name: 'Dark', section: 'lg:col-span-2', frame: 'in-dark' },
  { name: 'Phone, 320 px wide', section: '', frame: 'in-light w-80 max-w-full' },
  { name: 'On paper', section: '', frame: 'on-paper' },
] as const;

/** The id of the frame whose drawing becomes a file. */
export const lightFrameId = 'figure-light';

/** The same figure wherever students meet it. */
export const FigurePreviews = ({ shown }: { readonly shown: Shown }) => (
  <div className="grid gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
    {frames.map(({ name, section, frame }, index) => (
      <section key={name} aria-label={name} className={`min-w-0 ${section}`}>
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
