import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { QuestionBank } from '#contract/quizzes.ts';
import { pathTo } from '#client/paths.ts';
import { formatDate } from '#client/ui/format.ts';
import { titleOfQuiz } from './specification-words.ts';

/** Quizzes in progress, newest first; renders nothing if there are none. */
export const OpenQuizzes = ({ open }: Pick<QuestionBank, 'open'>) =>
  open.length === 0 ? null : (
    <section aria-labelledby="under-way" className="max-w-3xl">
      <h2 id="under-way" className="text-lg font-semibold">
        Continue
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {open.slice(0, 4).map(({ quizId, specification, hardestSet, startedAt, answered, questions, remainingMs }) => (
          <li key={quizId}>
            <Link
              to={pathTo('smartQuiz', { quizId })}
              className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 transition-colors duration-150 hover:bg-hover"
            >
              <span className="min-w-0 grow">
                <span className="block font-medium">{titleOfQuiz({ specification, hardestSet })}</span>
                <span className="block text-sm text-muted">
                  {remainingMs !== null && remainingMs <= 0
                    ? 'Time is up: open it to see your results'
                    : `${answered} of ${questions} answered, ${formatDate(startedAt)}`}
                </span>
              </span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
