import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod';
import type { getLearningPath } from '#contract/lectures.ts';
import { neededInRow, practiceLength, testLength, testNeeds } from '#core/lectures/learning-path.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { sectionNames, topicById, topicName } from '#core/topics/topics.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { useStartQuiz } from '#client/kits/quiz-start/use-start-quiz.ts';
import { pathTo, quizPath } from '#client/paths.ts';
import { useTopicInUrl } from '#client/platform/topic-in-url.ts';
import type { Output } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { formatCount } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { learningPathQuery } from './lecture-queries.ts';

type Path = Output<typeof getLearningPath>;
type Level = Path['levels'][number];

/** Said where no step is marked as the next one. */
const endSentences: Partial<Record<Path['step'], string>> = {
  master: 'You’ve passed everything. To master a level, get one more right on another day.',
  done: 'You have mastered this topic.',
};

function Step({
  number,
  title,
  done,
  current,
  note,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly done: boolean;
  readonly current: boolean;
  readonly note: string;
  readonly children: ReactNode;
}) {
  return (
    <li aria-current={current ? 'step' : undefined} className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 pb-10 last:pb-0">
      <span aria-hidden className="absolute bottom-0 left-5 top-10 w-px bg-line [li:last-child>&]:hidden" />
      <span
        aria-hidden
        className={cx(
          'flex size-10 items-center justify-center rounded-full border-2 font-semibold',
          done ? 'border-success bg-success-soft text-success' : current ? 'border-primary bg-primary text-on-primary' : 'border-line-strong text-muted',
        )}
      >
        {done ? <Check size={20} strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0 pt-1.5">
        <h2 className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
          {title} {current ? <Badge tone="primary">You are here</Badge> : null}
          {done ? <span className="sr-only">(done)</span> : null}
        </h2>
        <p className="mb-3 text-muted">{note}</p>
        {children}
      </div>
    </li>
  );
}

const levelText = ({ passed, mastered, rightInRow }: Level): string =>
  mastered ? 'Mastered' : passed ? 'Passed' : rightInRow > 0 ? `${rightInRow} right in a row` : 'Not passed yet';

function LevelRow({ level, next, busy, onStart }: { readonly level: Level; readonly next: boolean; readonly busy: boolean; readonly onStart: () => void }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2 first:border-t-0">
      <span className="flex min-w-0 grow basis-32 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="w-20 font-medium">Level {level.level}</span>
        <span className="flex gap-1" aria-hidden>
          {Array.from({ length: neededInRow }, (_, index) => (
            <span
              key={index}
              className={cx('size-3 rounded-full border', level.passed || index < level.rightInRow ? 'border-success bg-success' : 'border-line-strong')}
            />
          ))}
        </span>
        <span className={cx('text-sm', level.passed ? 'text-success' : 'text-muted')}>{levelText(level)}</span>
      </span>
      <Button variant={next ? 'summit' : 'secondary'} size="small" busy={busy} aria-label={`Practice level ${level.level}`} onClick={onStart}>
        Practice
      </Button>
    </li>
  );
}

function Steps({ topicId, path }: { readonly topicId: number; readonly path: Path }) {
  const start = useStartQuiz(quizPath);
  const begin = (specification: Omit<z.input<typeof quizSpecificationSchema>, 'source' | 'topics'> & { readonly length: number }) =>
    start.mutate({ ...quizSpecificationSchema.parse({ source: 'topics', topics: [topicId], ...specification }), minQuestions: specification.length });
  const { lecture, concepts, levels, test, included, step } = path;
  const known = concepts.filter(({ right }) => right > 0).length;
  const nextLevel = levels.find(({ passed }) => !passed) ?? levels.find(({ mastered }) => !mastered);
  const withPlus = included ? '' : ' Comes with Plus. Practice and the test are included in your plan.';
  return (
    <>
      <StartNotice
        start={start}
        shorterNote={
          start.variables?.mode === 'at-end'
            ? `Only a full test of ${testLength} questions counts toward passing. A shorter one is still good practice.`
            : undefined
        }
        className="mb-6"
      />
      <ol>
        <Step
          number={1}
          title="Lecture"
          done={lecture !== null && lecture.doneAt !== null}
          current={step === 'lecture'}
          note={
            lecture === null
              ? 'The lecture on this topic is still being written.'
              : `${lecture.title} · ${lecture.minutes} minutes.${lecture.doneAt === null && lecture.partsRead > 0 ? ` You are on part ${lecture.partsRead} of ${lecture.parts}.` : ''}${withPlus}`
          }
        >
          {lecture ? (
            <ButtonLink variant={step === 'lecture' ? 'summit' : 'secondary'} size="small" to={pathTo('lecture', { lectureId: lecture.id })}>
              {lecture.doneAt !== null ? 'Read it again' : lecture.partsRead > 0 ? 'Keep reading' : 'Read the lecture'}
            </ButtonLink>
          ) : null}
        </Step>
        <Step
          number={2}
          title="Concepts"
          done={known === concepts.length}
          current={step === 'concepts'}
          note={`You’ve gotten a question right on ${known} of ${formatCount(concepts.length, 'concept')}.${withPlus}`}
        >
          <ul className="max-w-xl border-y border-line">
            {concepts.map(({ id, title, answered, right }) => (
              <li key={id} className="border-t border-line first:border-t-0">
                <Link
                  to={pathTo('conceptDetail', { conceptId: id })}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-1 py-1.5 hover:bg-hover"
                >
                  <span className="min-w-0 grow basis-32">{title}</span>
                  <span className={cx('shrink-0 text-sm', right > 0 ? 'text-success' : 'text-muted')}>
                    {answered === 0 ? 'Not tried' : `${right} of ${answered} right`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Step>
        <Step
          number={3}
          title="Practice by level"
          done={levels.every(({ passed }) => passed)}
          current={step === 'practice' || step === 'master'}
          note={`${neededInRow} right answers in a row pass a level. One more on another day, and you’ve mastered it. Guesses and repeats don’t count.`}
        >
          <ul className="max-w-xl border-y border-line">
            {levels.map((level) => (
              <LevelRow
                key={level.level}
                level={level}
                next={level === nextLevel && (step === 'practice' || step === 'master')}
                busy={start.isPending}
                onStart={() => begin({ levels: [level.level as 1 | 2 | 3 | 4 | 5], length: practiceLength })}
              />
            ))}
          </ul>
        </Step>
        <Step
          number={4}
          title="Test"
          done={test?.passed === true}
          current={step === 'test'}
          note={`${testLength} questions at the pace of the test, explained at the end. You need ${testNeeds} right to pass.${test ? ` Your best so far: ${test.right} of ${test.questions}.` : ''}`}
        >
          <div className="flex flex-wrap gap-3">
            <Button
              variant={step === 'test' ? 'summit' : 'secondary'}
              size="small"
              busy={start.isPending}
              onClick={() => begin({ length: testLength, timing: 'test-pace', mode: 'at-end' })}
            >
              {test ? 'Take another test' : 'Take the test'}
            </Button>
            {test ? (
              <ButtonLink variant="quiet" size="small" to={pathTo('quizResults', { quizId: test.quizId })}>
                See your best test
              </ButtonLink>
            ) : null}
          </div>
        </Step>
      </ol>
    </>
  );
}

function LearningPath({ topicId }: { readonly topicId: number }) {
  const { data, error, refetch } = useQuery({ ...learningPathQuery(topicId), refetchOnMount: 'always' });
  if (!data)
    return error ? <ErrorState title="The path did not load" error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading the path" />;
  return (
    <div className="max-w-3xl">
      {endSentences[data.step] ? <p className="mb-8 text-lg">{endSentences[data.step]}</p> : null}
      <Steps topicId={topicId} path={data} />
    </div>
  );
}

/** /learn/:subcategoryId */
export function LearningPathScreen() {
  const topicId = useTopicInUrl();
  return (
    <Page
      title={topicName(topicId ?? 0)}
      lead={topicId ? `${sectionNames[topicById(topicId).section]}, step by step` : null}
      actions={
        topicId ? (
          <ButtonLink variant="secondary" to={pathTo('subcategoryProgress', { subcategoryId: String(topicId) })}>
            Your results
          </ButtonLink>
        ) : undefined
      }
    >
      {topicId ? (
        <LearningPath key={topicId} topicId={topicId} />
      ) : (
        <EmptyState
          title="We could not find this topic"
          action={
            <ButtonLink variant="secondary" to={pathTo('skills')}>
              All topics
            </ButtonLink>
          }
        >
          The link may be old or mistyped.
        </EmptyState>
      )}
    </Page>
  );
}
