import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Link } from 'react-router';
import type { AuthoredModule } from '#contract/module-authoring.ts';
import { topicName } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';

export type ChosenQuestion = Omit<AuthoredModule['questions'][number], 'question'>;

interface ModuleQuestionsProps {
  readonly questions: readonly ChosenQuestion[];
  readonly onChange: (questions: readonly ChosenQuestion[]) => void;
}

/** The questions of a module in the order in which they are asked. */
export function ModuleQuestions({ questions, onChange }: ModuleQuestionsProps) {
  const swap = (from: number, to: number) => {
    const next = [...questions];
    const [one, other] = [next[from], next[to]];
    if (!one || !other) return;
    next[from] = other;
    next[to] = one;
    onChange(next);
  };
  const unscored = questions.filter(({ isPretest }) => isPretest).length;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="text-xl font-semibold">
        Questions
      </h2>
      <p className="mt-1 text-sm text-muted" role="status">
        {formatCount(questions.length, 'question')}, {unscored} of them unscored.
      </p>
      <KeepsFocus>
        <ol aria-label="Questions of the module" className="mt-3 flex flex-col">
          {questions.map((question, index) => (
            <li key={question.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
              <span className="w-7 text-right text-muted tabular">{index + 1}</span>
              <span className="min-w-48 flex-1">
                <Link to={pathTo('adminQuestion', { questionId: question.id })} className="text-link inline-flex min-h-6 items-center break-all">
                  {question.id}
                </Link>
                <span className="block text-sm text-muted">
                  {topicName(question.topicId)}, level {question.difficulty}, {question.key === null ? 'typed' : `key ${question.key}`}
                </span>
              </span>
              {question.status === 'published' ? null : <Badge tone="warning">Not published</Badge>}
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  aria-label={`Unscored, question ${index + 1}`}
                  className="size-4"
                  checked={question.isPretest}
                  onChange={({ target }) => onChange(questions.map((each) => (each.id === question.id ? { ...each, isPretest: target.checked } : each)))}
                />
                Unscored
              </label>
              <span className="flex">
                <IconButton label={`Move question ${index + 1} up`} disabled={index === 0} onClick={() => swap(index, index - 1)}>
                  <ArrowUp aria-hidden size={18} />
                </IconButton>
                <IconButton label={`Move question ${index + 1} down`} disabled={index === questions.length - 1} onClick={() => swap(index, index + 1)}>
                  <ArrowDown aria-hidden size={18} />
                </IconButton>
                <IconButton label={`Take question ${index + 1} out`} onClick={() => onChange(questions.filter(({ id }) => id !== question.id))}>
                  <X aria-hidden size={18} />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      </KeepsFocus>
    </section>
  );
}
