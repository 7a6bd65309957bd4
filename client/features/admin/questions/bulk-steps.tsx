import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { setQuestionStatus, type ListedQuestion } from '#contract/authoring.ts';
import { nextStatuses, questionStatuses, type QuestionStatus } from '#core/authoring/question-status.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { formatCount } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { refusalText } from '../exams/exam-words.ts';
import { stepWords } from './question-words.ts';

/** Half of what the server lets somebody change in a minute: room for another try, and for what else they do. */
const most = setQuestionStatus.rateLimit.requests / 2;

export interface RefusedStep {
  readonly id: string;
  readonly why: string;
}

interface Progress {
  readonly to: QuestionStatus;
  readonly done: number;
  readonly of: number;
}

export interface BulkStepsProps {
  /** What the list shows. */
  readonly rows: readonly ListedQuestion[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onRefused: (refused: readonly RefusedStep[]) => void;
}

/** The steps that every one of these questions can take. */
const stepsOf = (chosen: readonly ListedQuestion[]): QuestionStatus[] =>
  chosen.length === 0
    ? []
    : questionStatuses.filter((to) => chosen.every(({ status }) => status !== 'unknown' && status !== to && nextStatuses[status].includes(to)));

/** Takes the selected questions one step further, one after the other: each is checked and logged as if it had been opened. */
export function BulkSteps({ rows, selected, onSelect, onRefused }: BulkStepsProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<QuestionStatus | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const take = async (to: QuestionStatus) => {
    setAsking(null);
    const refused: RefusedStep[] = [];
    for (const [index, { id, status, version }] of chosen.entries()) {
      setProgress({ to, done: index, of: chosen.length });
      try {
        if (status !== 'unknown') await api(setQuestionStatus, { params: { questionId: id }, body: { status: to, version, seen: { status, version } } });
      } catch (error) {
        refused.push({ id, why: error instanceof Error ? refusalText(error) : 'That did not work.' });
      }
    }
    setProgress(null);
    const changed = chosen.length - refused.length;
    if (changed > 0) showToast({ title: `${stepWords[to].done}: ${formatCount(changed, 'question')}`, tone: 'success' });
    onRefused(refused);
    onSelect(refused.map(({ id }) => id));
    await client.invalidateQueries({ queryKey: ['authored-questions'] });
  };
  const allShown = rows.slice(0, most).map(({ id }) => id);
  return (
    <div className="mb-4">
      <div role="group" aria-label="Selected questions" className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted">
          {progress
            ? `${stepWords[progress.to].busy}: ${progress.done} of ${progress.of}`
            : chosen.length > 0
              ? `${formatCount(chosen.length, 'question')} selected`
              : 'None selected'}
        </p>
        {progress ? null : (
          <>
            {chosen.length > 0 ? (
              <Button variant="quiet" size="small" onClick={() => onSelect([])}>
                Clear
              </Button>
            ) : (
              <Button variant="quiet" size="small" onClick={() => onSelect(allShown)}>
                Select {allShown.length < rows.length ? `the first ${most}` : `all ${rows.length} shown`}
              </Button>
            )}
            {stepsOf(chosen).map((to) => (
              <Button key={to} variant="secondary" size="small" onClick={() => setAsking(to)}>
                {stepWords[to].label}
              </Button>
            ))}
            {chosen.length > 0 && stepsOf(chosen).length === 0 ? (
              <p className="text-sm text-muted">These have no step in common. Select questions in the same state.</p>
            ) : null}
          </>
        )}
      </div>
      {asking ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          title={`${stepWords[asking].label}: ${formatCount(chosen.length, 'question')}?`}
          description={
            asking === 'published'
              ? 'Each is checked first. Those that pass are used from now on; the others stay as they are.'
              : asking === 'retired'
                ? 'None of them is used anymore. Each can be published again, here or from the action log.'
                : 'Each can be moved forward or back again.'
          }
          confirmLabel={stepWords[asking].label}
          danger={asking === 'retired'}
          onConfirm={() => void take(asking)}
        />
      ) : null}
    </div>
  );
}

/** Which questions did not take the step, and why. Not in the list, which may have nothing left to show. */
export const RefusedSteps = ({ refused }: { readonly refused: readonly RefusedStep[] }) => (
  <div role="status" className="mb-4 empty:hidden">
    {refused.length > 0 ? (
      <Alert tone="warning">
        <p className="font-medium">{refused.length === 1 ? '1 question stayed as it was' : `${refused.length} questions stayed as they were`}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {refused.map(({ id, why }) => (
            <li key={id} className="break-words">
              <Link to={pathTo('adminQuestion', { questionId: id })} className="text-link">
                {id}
              </Link>
              : {why}
            </li>
          ))}
        </ul>
      </Alert>
    ) : null}
  </div>
);
