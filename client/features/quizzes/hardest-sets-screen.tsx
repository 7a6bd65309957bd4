import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { startHardestSet, type HardestSetView } from '#contract/hardest-sets.ts';
import { hardestName, hardestSetName } from '#core/quizzes/hardest-sets.ts';
import { sectionNames, sections, topicName } from '#core/topics/topics.ts';
import { pathTo, quizPath } from '#client/paths.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { hardestSetsQuery, quizQuery } from './quiz-queries.ts';
import { levelsText } from './specification-words.ts';

/** Begins a set, or goes on with it, where quizzes of accounts are taken. */
function useStartSet() {
  const navigate = useNavigateHere();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ setId }: { readonly setId: string; readonly minQuestions?: number }) => api(startHardestSet, { params: { setId } }),
    onSuccess: (quiz) => {
      client.setQueryData(quizQuery(quiz.id).queryKey, quiz);
      navigate(quizPath(quiz.id));
    },
  });
}

/** What a student has done of a set. */
function Standing({ set: { open, best, finished } }: { readonly set: HardestSetView }) {
  if (!open && !best) return <Badge>Not started</Badge>;
  return (
    <>
      {open ? (
        <Badge tone="primary">
          {open.answered} of {open.questions} answered
        </Badge>
      ) : null}
      {best ? (
        <Badge tone={best.correct === best.questions ? 'success' : 'neutral'}>
          {finished > 1 ? 'Best' : 'Result'}: {best.correct} of {best.questions}
        </Badge>
      ) : null}
    </>
  );
}

interface SetProps {
  readonly set: HardestSetView;
  readonly start: ReturnType<typeof useStartSet>;
}

function SetCard({ set, start }: SetProps) {
  const { id, open, best, questions, levels, topics } = set;
  const name = hardestSetName(id);
  const label = open ? 'Continue' : best ? 'Take it again' : 'Start';
  return (
    <div className="flex h-full flex-col rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="font-semibold">Set {id.slice(id.lastIndexOf('-') + 1)}</h3>
        <span className="flex flex-wrap gap-2">
          <Standing set={set} />
        </span>
      </div>
      <p className="mt-2 text-sm">
        {formatCount(questions, 'question')}, {levelsText(levels).toLowerCase()}
      </p>
      <p className="mt-1 grow text-sm text-muted">{topics.map(topicName).join('\u00a0· ')}</p>
      {best ? <p className="mt-3 text-sm text-muted">Finished {formatDate(best.completedAt)}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant={open ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${label}: ${name}`}
          busy={start.isPending && start.variables.setId === id}
          busyLabel="Opening…"
          onClick={() => start.mutate({ setId: id })}
        >
          {label}
        </Button>
        {best ? (
          <ButtonLink variant="quiet" size="small" to={pathTo('quizResults', { quizId: best.quizId })} aria-label={`See the result: ${name}`}>
            See the result
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function Sets({ sets }: { readonly sets: readonly HardestSetView[] }) {
  const start = useStartSet();
  return (
    <div className="flex flex-col gap-10">
      <StartNotice start={start} className="max-w-2xl" />
      {sections.map((section) => {
        const own = sets.filter((set) => set.section === section);
        return own.length === 0 ? null : (
          <section key={section} aria-labelledby={section}>
            <h2 id={section} className="border-b border-line pb-3 text-xl font-semibold">
              {sectionNames[section]}
            </h2>
            <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2">
              {own.map((set) => (
                <li key={set.id}>
                  <SetCard set={set} start={start} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="max-w-prose text-sm text-muted">
        Levels are our estimate. After you’ve taken a set, what you missed comes back in your reviews like any other mistake.
      </p>
    </div>
  );
}

/** /hardest-sets */
export function HardestSetsScreen() {
  const { data, error, refetch } = useQuery(hardestSetsQuery);
  return (
    <Page
      title={hardestName}
      lead="Questions from the two highest levels that no exam or other quiz asks. There’s no clock, each answer is explained right away, and you can stop and continue anytime."
    >
      {data ? (
        data.sets.length > 0 ? (
          <Sets sets={data.sets} />
        ) : (
          <EmptyState title="There are no sets right now" action={<ButtonLink to={pathTo('subjectQuizzes')}>Question Bank</ButtonLink>}>
            They will be here as soon as they are published.
          </EmptyState>
        )
      ) : error ? (
        <ErrorState title="The sets did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the sets" />
      )}
    </Page>
  );
}
