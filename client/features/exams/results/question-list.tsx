import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ExamResult } from '#contract/exam-results.ts';
import { slotName } from '#core/exams/shape.ts';
import { topicName } from '#core/topics/topics.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { SelectField } from '#client/ui/field.tsx';
import { formatCount } from '#client/ui/format.ts';
import { QuestionItem } from './question-item.tsx';
import { byModule, countShows, filterResponses, missesOf, shows, topicOptions, type Filter, type Show } from './result-view.ts';

export interface QuestionListProps {
  readonly result: ExamResult;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Goes through the misses of a topic, or all. */
  readonly practiceTo: (topicId: number | null) => string;
  /** Brings the list into view when the filter's topic was chosen elsewhere: by the address or the topic plot. 0: stay where you are. */
  readonly arrival: number;
  /** Whether modules are unfolded at first. */
  readonly unfolded: boolean;
}

const allPositions = ({ shape }: ExamResult): number[] => shape.map(({ position }) => position);

const showNames = { all: 'All', wrong: 'Wrong', omitted: 'No answer', marked: 'Marked' } as const satisfies Record<Show, string>;

function Filters({ result, filter, onFilter }: Pick<QuestionListProps, 'result' | 'filter' | 'onFilter'>) {
  const counts = countShows(result.responses, filter.topicId);
  const options = topicOptions(result.responses);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div role="group" aria-label="Which questions" className="flex flex-wrap gap-2">
        {shows.map((show) => (
          <button
            key={show}
            type="button"
            aria-pressed={filter.show === show}
            onClick={() => onFilter({ ...filter, show })}
            className={cx(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium transition-colors duration-150',
              filter.show === show ? 'border-primary bg-primary-soft text-primary' : 'border-line-strong text-ink hover:bg-hover',
            )}
          >
            {showNames[show]} <span className={cx('tabular', filter.show === show ? '' : 'text-muted')}>{counts[show]}</span>
          </button>
        ))}
      </div>
      <div className="w-full sm:w-96">
        <SelectField
          label="Topic"
          value={filter.topicId === null ? '' : String(filter.topicId)}
          onChange={(event) => onFilter({ ...filter, topicId: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })}
          options={[
            { value: '', label: 'All topics' },
            ...options.map(({ topicId, name, missed, questions }) => ({ value: String(topicId), label: `${name} (${missed} missed of ${questions})` })),
          ]}
        />
      </div>
    </div>
  );
}

/** All questions by module, filtered, each with its explanation; practice of the misses. */
export function QuestionList({ result, filter, onFilter, practiceTo, arrival, unfolded }: QuestionListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const groups = byModule(filterResponses(result.responses, filter));
  const misses = missesOf(result.responses, filter.topicId).length;
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(unfolded ? allPositions(result) : []));
  // Whoever asks for some of the questions wants to see them.
  const [listed, setListed] = useState(filter);
  if (listed.show !== filter.show || listed.topicId !== filter.topicId) {
    setListed(filter);
    setOpen(new Set(allPositions(result)));
  }
  const toggle = (position: number) =>
    setOpen((before) => (before.has(position) ? new Set([...before].filter((one) => one !== position)) : new Set([...before, position])));
  const shown = groups.reduce((sum, group) => sum + group.responses.length, 0);
  useEffect(() => {
    if (arrival === 0) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [arrival]);
  return (
    <section aria-labelledby="questions">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="questions" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            {filter.topicId === null ? 'Every question' : `Questions: ${topicName(filter.topicId)}`}
          </h2>
          <p className="mt-1.5 max-w-prose text-muted">Open a question to see why the right answer is right and the others are wrong.</p>
        </div>
        {misses > 0 ? (
          <ButtonLink to={practiceTo(filter.topicId)} variant="secondary">
            Practice {misses === 1 ? 'the 1 you missed' : `these ${misses} misses`}
          </ButtonLink>
        ) : null}
      </div>
      <Filters
        result={result}
        filter={filter}
        onFilter={(next) => {
          setOpen(new Set(allPositions(result)));
          onFilter(next);
        }}
      />
      <p role="status" className="sr-only">
        {formatCount(shown, 'question')} listed
      </p>
      {shown === 0 ? (
        <div className="mt-8 flex flex-wrap items-center gap-4 border-t border-line pt-6">
          <p className="text-muted">No questions match these filters.</p>
          <Button variant="quiet" size="small" onClick={() => onFilter({ show: 'all', topicId: null })}>
            Show all questions
          </Button>
        </div>
      ) : null}
      {groups.map((group) => (
        <div key={group.position} className="mt-3">
          <h3 className="border-b border-line-strong font-medium">
            <button
              type="button"
              aria-expanded={open.has(group.position)}
              onClick={() => toggle(group.position)}
              className="flex min-h-12 w-full items-center gap-3 px-2 text-left hover:bg-hover sm:px-3"
            >
              <span className="grow">{slotName(result.shape, group.position)}</span>
              <span className="text-sm font-normal text-muted tabular">
                {group.responses.filter(({ correct }) => correct).length} of {group.responses.length} right
              </span>
              <ChevronDown
                aria-hidden
                size={18}
                className={cx('shrink-0 text-muted transition-transform duration-150', open.has(group.position) && 'rotate-180')}
              />
            </button>
          </h3>
          <ol hidden={!open.has(group.position)}>
            {(open.has(group.position) ? group.responses : []).map((response) => (
              <QuestionItem
                key={response.questionId}
                resultId={result.id}
                response={response}
                module={result.responses.filter(({ position }) => position === response.position)}
                pace={result.paces.find(({ position }) => position === response.position)}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
