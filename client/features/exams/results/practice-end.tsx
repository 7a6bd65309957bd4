import { useEffect, useRef } from 'react';
import { slotName, type Shape } from '#core/exams/shape.ts';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { OutcomeMark } from '#client/ui/question/outcome-mark.tsx';
import type { PracticeItem } from './practice.tsx';
import { tallySentence } from './result-words.ts';

export interface PracticeEndProps {
  readonly shape: Shape;
  readonly items: readonly PracticeItem[];
  /** By question id; absent: skipped. */
  readonly outcomes: ReadonlyMap<string, boolean>;
  readonly backTo: string;
  readonly onAgain: (items: readonly PracticeItem[]) => void;
}

/** The tally of a round, and another one with what is still open. */
export function PracticeEnd({ shape, items, outcomes, backTo, onAgain }: PracticeEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = [...outcomes.values()].filter(Boolean).length;
  const open = items.filter(({ response }) => outcomes.get(response.questionId) !== true);
  return (
    <div className="max-w-3xl">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {tallySentence(right, outcomes.size, items.length)}
      </h2>
      <p className="mt-1.5 text-muted">
        {open.length === 0
          ? 'You got every one right. You’d seen them before, though, so try again in a few days to be sure.'
          : 'If you can explain it in your own words tomorrow, you’ve learned it.'}
      </p>
      <ol className="mt-6 border-y border-line">
        {items.map(({ response }) => {
          const outcome = outcomes.get(response.questionId);
          return (
            <li key={response.questionId} className="flex min-h-12 items-center gap-3 border-b border-line py-2 last:border-0">
              <OutcomeMark outcome={outcome === undefined ? 'omitted' : outcome ? 'right' : 'wrong'} />
              <TopicMark colour={topicColour(response.topicId)} />
              <span className="min-w-0 grow">{topicName(response.topicId)}</span>
              <span className="text-right text-sm text-muted">
                {slotName(shape, response.position)}, {response.number}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        {open.length > 0 ? <Button onClick={() => onAgain(open)}>Retry the {open.length === 1 ? 'one' : open.length} you haven’t solved</Button> : null}
        <ButtonLink to={backTo} variant={open.length > 0 ? 'quiet' : 'primary'}>
          Back to your result
        </ButtonLink>
      </div>
    </div>
  );
}
