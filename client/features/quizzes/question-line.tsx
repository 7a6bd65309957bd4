import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Quiz } from '#contract/quizzes.ts';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { ConceptLink } from '#client/kits/concepts/concept-link.tsx';
import { WhyMissed } from '#client/kits/mistakes/why-missed.tsx';
import { isMath, ToolButtons } from '#client/tools/question-tools.tsx';
import { SolveWithCalculator } from '#client/tools/solve-with-calculator.tsx';
import { TopicMark } from '#client/ui/badge.tsx';
import { Explanation } from '#client/ui/question/explanation.tsx';
import { OutcomeMark } from '#client/ui/question/outcome-mark.tsx';

const NumberAndTopic = ({ number, topicId }: { readonly number: number; readonly topicId: number }) => (
  <>
    <span className="w-7 shrink-0 text-right font-medium tabular">
      <span className="sr-only">Question </span>
      {number}
    </span>
    <TopicMark colour={topicColour(topicId)} />
    <span className="min-w-0 grow">{topicName(topicId)}</span>
  </>
);

/** A question of a finished quiz, with its explanation one click away; one that was left open keeps its explanation for another time. */
export function QuestionLine({ asked, number }: { readonly asked: Quiz['questions'][number]; readonly number: number }) {
  const { outcome, topicId } = asked;
  const [open, setOpen] = useState(false);
  if (!outcome)
    return (
      <li className="flex min-h-13 items-center gap-3 border-b border-line px-2 py-2 last:border-0">
        <OutcomeMark outcome="omitted" />
        <NumberAndTopic number={number} topicId={topicId} />
        <span className="text-sm text-muted">Not answered</span>
      </li>
    );
  return (
    <li className="border-b border-line last:border-0">
      <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-2 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <OutcomeMark outcome={outcome.correct ? 'right' : 'wrong'} />
          <NumberAndTopic number={number} topicId={topicId} />
          <ChevronDown aria-hidden size={18} className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="px-2 pb-8 pt-3">
          {open ? (
            <>
              <div className="mb-5 flex flex-wrap justify-end gap-2">
                <ToolButtons math={isMath(topicId)} />
              </div>
              {outcome.correct ? null : <WhyMissed questionId={outcome.explained.question.id} />}
              <Explanation
                review={outcome.explained}
                given={{ answer: outcome.answer, label: 'Your answer', correct: outcome.correct }}
                way={<SolveWithCalculator review={outcome.explained} />}
                more={<ConceptLink review={outcome.explained} />}
              />
            </>
          ) : null}
        </div>
      </details>
    </li>
  );
}
