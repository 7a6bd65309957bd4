import '#client/ui/print-sheet.css';
import './study.css';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getStudyResources, type StudySheet } from '#contract/study.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { loadMath, MathText } from '#client/ui/question/math-text.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { formulaPieces } from './formula-pieces.ts';

const groups = [
  { group: 'math', name: 'Math' },
  { group: 'reading-writing', name: 'Reading and Writing' },
  { group: 'plan', name: 'Plans' },
] as const satisfies readonly { group: StudySheet['group']; name: string }[];

function Sheet({ sheet }: { readonly sheet: StudySheet }) {
  return (
    <article aria-labelledby="sheet-title" className="study-sheet min-w-0 scroll-mt-16">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-4 sm:flex-nowrap">
        <div className="min-w-0">
          <h2 id="sheet-title" className="text-xl font-semibold">
            {sheet.title}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{sheet.lead}</p>
        </div>
        <Button variant="secondary" className="study-controls shrink-0" onClick={() => print()}>
          <Printer aria-hidden size={18} /> Print this sheet
        </Button>
      </header>
      {sheet.parts.map((part) => (
        <section key={part.heading} className="mt-6">
          <h3 className="text-lg font-semibold">{part.heading}</h3>
          <dl className="study-entries mt-3">
            {part.entries.map(({ title, formula, text, topicId }) => (
              <div key={title} className="study-entry">
                <dt className="font-medium">
                  {topicId === undefined ? (
                    title
                  ) : (
                    <Link className="hover:underline" to={pathTo('learn', { subcategoryId: String(topicId) })}>
                      {title}
                    </Link>
                  )}
                </dt>
                <dd className="min-w-0">
                  {formula ? (
                    // Wide formulas scroll on their own, also from the keyboard.
                    <div className="study-formula" role="group" aria-label={`Formula: ${title}`} tabIndex={0}>
                      {formulaPieces(formula).map((piece) => (
                        <MathText key={piece} tex={piece} printed />
                      ))}
                    </div>
                  ) : null}
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

/** On small screens the sheet is below the list it was chosen from. */
function showSheet(): void {
  const sheet = document.querySelector('.study-sheet');
  if (sheet && sheet.getBoundingClientRect().top > window.innerHeight / 2) sheet.scrollIntoView({ block: 'start' });
}

function Sheets({ sheets }: { readonly sheets: readonly StudySheet[] }) {
  const [search, setSearch] = useSearchParams();
  const shown = sheets.find(({ id }) => id === search.get('sheet')) ?? sheets[0];
  return (
    <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-12 print:block">
      <nav aria-label="Sheets" className="study-controls flex flex-col gap-5">
        {groups.map(({ group, name }) => (
          <div key={group}>
            <h2 className="mb-1 px-3 text-sm text-muted">{name}</h2>
            <ul>
              {sheets
                .filter((sheet) => sheet.group === group)
                .map((sheet) => (
                  <li key={sheet.id}>
                    <button
                      type="button"
                      aria-current={sheet === shown ? 'true' : undefined}
                      onClick={() => {
                        setSearch({ sheet: sheet.id }, { preventScrollReset: true });
                        requestAnimationFrame(showSheet);
                      }}
                      className={cx(
                        'min-h-11 w-full rounded-control px-3 py-2 text-left',
                        sheet === shown ? 'bg-primary-soft font-medium text-primary' : 'hover:bg-hover',
                      )}
                    >
                      {sheet.title}
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      {shown ? <Sheet key={shown.id} sheet={shown} /> : null}
    </div>
  );
}

/** /study-resources */
export function StudyResourcesScreen() {
  // Beside the sheets, not after them.
  useEffect(() => void loadMath().catch(() => undefined), []);
  const { data, error, refetch } = useQuery({ queryKey: ['study-resources'], queryFn: ({ signal }) => api(getStudyResources, {}, { signal }) });
  return (
    <Page title="Study resources" lead="Short sheets to read, print, and keep next to you while you practice.">
      {data ? (
        <Sheets sheets={data.sheets} />
      ) : error ? (
        <ErrorState title="The sheets did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the sheets" />
      )}
    </Page>
  );
}
