import type { ReactNode } from 'react';
import type { ConceptPage } from '#contract/concepts.ts';
import { isTopicId, topicById } from '#core/topics/topics.ts';
import { NewerPart } from '#client/ui/newer-part.tsx';
import { ChoiceTable } from '#client/ui/question/data-table.tsx';
import { Figure } from '#client/ui/question/figure.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';

/** How a student did on questions about it; null before the first. */
export const resultsText = ({ answered, right }: Pick<ConceptPage, 'answered' | 'right'>): string | null =>
  answered === 0 ? null : `${right} of ${answered} right`;

/** Reading and Writing asks for a choice, so the two that the card speaks of are shown, in an order that does not tell which is right. */
function TwoChoices({ concept: { topicId, example, mistake } }: { readonly concept: ConceptPage }) {
  if (!isTopicId(topicId) || topicById(topicId).section === 'math') return null;
  return (
    <ul aria-label="Two of the choices" className="mt-3 flex list-disc flex-col gap-1 pl-6">
      {[example.answer, mistake.choice].toSorted().map((choice) => (
        <li key={choice}>
          <RichText inline text={choice} />
        </li>
      ))}
    </ul>
  );
}

/** Lines of verse keep their breaks. */
const isVerse = (text: string) => /[^\n]\n[^\n]/.test(text);

const Picture = ({ figure }: { readonly figure: ConceptPage['figure'] }) =>
  figure === null ? null : <div className="my-4">{'kind' in figure ? <NewerPart what="figure" /> : <Figure figure={figure} />}</div>;

/** What the example gives: passage, table, figure, and the question. */
function ExampleQuestion({ example }: Pick<ConceptPage, 'example'>) {
  return (
    <>
      {example.text === null ? null : <RichText className="mb-4 border-l-2 border-line pl-4 font-serif" text={example.text} verse={isVerse(example.text)} />}
      {example.table ? (
        <div className="my-4 overflow-x-auto" tabIndex={0} role="group" aria-label="Table of the example">
          <ChoiceTable table={{ caption: 'Table of the example', ...example.table }} />
        </div>
      ) : null}
      <Picture figure={example.figure} />
      <RichText text={example.stem} />
    </>
  );
}

function SolutionSteps({ example }: Pick<ConceptPage, 'example'>) {
  return (
    <>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-6">
        {example.walkthrough.map((step) => (
          <li key={step}>
            <RichText inline text={step} />
          </li>
        ))}
      </ol>
      <p className="mt-3 font-medium">
        Answer: <RichText inline text={example.answer} />
      </p>
    </>
  );
}

function Part({ title, children, sheet = false }: { readonly title: string; readonly children: ReactNode; readonly sheet?: boolean }) {
  const Heading = sheet ? 'h4' : 'h2';
  return (
    <section>
      <Heading className={sheet ? 'mt-2 font-medium' : 'mb-2 text-lg font-semibold'}>{title}</Heading>
      {children}
    </section>
  );
}

const PartTitles = { signal: 'When to use it', how: 'How it works', example: 'Example', mistake: 'The mistake to avoid' } as const;

/** The card in full. On a `sheet` everything is open; on screen the way waits until the student has tried. */
export function ConceptParts({ concept, sheet = false }: { readonly concept: ConceptPage; readonly sheet?: boolean }) {
  const { signal, how, figure, example, mistake } = concept;
  return (
    <div className={sheet ? 'flex flex-col gap-1' : 'flex max-w-prose flex-col gap-8'}>
      <Part title={PartTitles.signal} sheet={sheet}>
        <RichText text={signal} />
      </Part>
      <Part title={PartTitles.how} sheet={sheet}>
        <RichText text={how.join('\n\n')} />
        <Picture figure={figure} />
      </Part>
      <Part title={PartTitles.example} sheet={sheet}>
        <ExampleQuestion example={example} />
        <TwoChoices concept={concept} />
        {sheet ? (
          <SolutionSteps example={example} />
        ) : (
          <details className="mt-4 rounded-card border border-line bg-raised">
            <summary className="disclosure min-h-11 cursor-pointer px-4 py-2.5 font-medium">Try it, then see how it works</summary>
            <div className="border-t border-line px-4 pb-4 pt-1">
              <SolutionSteps example={example} />
            </div>
          </details>
        )}
      </Part>
      <Part title={PartTitles.mistake} sheet={sheet}>
        <p>
          <span className="text-muted">Tempting, but wrong: </span>
          <RichText inline text={mistake.choice} />
        </p>
        <RichText className="mt-2" text={mistake.reason} />
      </Part>
    </div>
  );
}
