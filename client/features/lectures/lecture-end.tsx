import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import type { getLecture } from '#contract/lectures.ts';
import { practiceLength } from '#core/lectures/learning-path.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { useStartQuiz } from '#client/kits/quiz-start/use-start-quiz.ts';
import { pathTo, quizPath } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatDate } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { Read } from '#client/ui/question/read-part.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { useSavePlace } from './lecture-queries.ts';
import { partOf } from './spoken-lecture.ts';

type Data = Output<typeof getLecture>;

function Done({ lecture, progress: { doneAt } }: Pick<Data, 'lecture' | 'progress'>) {
  const save = useSavePlace(lecture.id);
  const last = lecture.parts.at(-1)?.id ?? '';
  return (
    <KeepsFocus className="flex flex-wrap items-center gap-3">
      {doneAt === null ? (
        <Button busy={save.isPending} onClick={() => save.mutate({ part: last, done: true })}>
          <Check aria-hidden size={18} /> Mark as done
        </Button>
      ) : (
        <>
          <p role="status" className="flex items-center gap-2 font-medium text-success">
            <Check aria-hidden size={18} /> Done on {formatDate(doneAt)}
          </p>
          <Button variant="quiet" size="small" busy={save.isPending} onClick={() => save.mutate({ part: last, done: false })}>
            Mark as not done
          </Button>
        </>
      )}
      <div role="alert" className="basis-full empty:hidden">
        {save.error ? <Alert tone="danger">{save.error.message}</Alert> : null}
      </div>
    </KeepsFocus>
  );
}

function Quiz({ topicId }: { readonly topicId: number }) {
  const start = useStartQuiz(quizPath);
  const quiz = quizSpecificationSchema.parse({ source: 'topics', topics: [topicId], length: practiceLength });
  return (
    <section className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg font-semibold">Five questions on this topic</h2>
      <p className="mt-1 text-muted">See what you remember. Each question is explained after you answer.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="summit" busy={start.isPending} busyLabel="Choosing questions…" onClick={() => start.mutate({ ...quiz, minQuestions: practiceLength })}>
          Start the quiz <ArrowRight aria-hidden size={18} />
        </Button>
        <ButtonLink variant="secondary" to={pathTo('learn', { subcategoryId: String(topicId) })}>
          Your path through this topic
        </ButtonLink>
      </div>
      <StartNotice start={start} className="mt-3" />
    </section>
  );
}

/** What to remember, and where to go from here. */
export function LectureEnd({ data }: { readonly data: Data }) {
  const { lecture, concepts, words, next } = data;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="remember" className="rounded-card bg-primary-soft p-5">
        <h2 id="remember" className="text-lg font-semibold">
          Remember
        </h2>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
          {lecture.remember.map((text, index) => (
            <li key={text}>
              <Read part={partOf('remember', index)}>
                <RichText inline text={text} />
              </Read>
            </li>
          ))}
        </ul>
      </section>
      <div className="study-controls flex flex-col gap-8">
        <Done {...data} />
        <Quiz topicId={lecture.topicId} />
        <section>
          <h2 className="mb-1 text-lg font-semibold">The concepts, one by one</h2>
          <ul className="columns-1 gap-8 sm:columns-2">
            {concepts.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <Link className="text-link inline-flex min-h-9 items-center pointer-coarse:min-h-11" to={pathTo('conceptDetail', { conceptId: id })}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        {words.length > 0 ? (
          <section>
            <h2 className="mb-1 text-lg font-semibold">Words in this lecture</h2>
            <ul className="flex flex-wrap gap-x-4">
              {words.map((word) => (
                <li key={word}>
                  <Link className="text-link inline-flex min-h-9 items-center pointer-coarse:min-h-11" to={pathTo('wordBank', {}, { q: word })}>
                    {word}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <nav aria-label="Other lectures" className="flex flex-wrap justify-between gap-4 border-t border-line pt-4">
          <Link className="text-link flex min-h-11 items-center" to={pathTo('lectures')}>
            All lectures
          </Link>
          {next ? (
            <Link className="text-link flex min-h-11 items-center gap-2" to={pathTo('lecture', { lectureId: next.id })}>
              <span className="sr-only">Next: </span> {next.title} <ArrowRight aria-hidden size={18} />
            </Link>
          ) : null}
        </nav>
      </div>
    </div>
  );
}
