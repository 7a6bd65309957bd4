import { CircleCheck, CircleX } from 'lucide-react';
import { misconceptionNames } from '#core/questions/misconceptions.ts';
import type { Question } from '#core/questions/question.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import type { InspectedDraw } from './math-queries.ts';

type Verdict = InspectedDraw['verdicts'][number];

function Verdict({ gate, problems }: Verdict) {
  const passed = problems.length === 0;
  return (
    <li className="flex gap-2.5 border-b border-line py-2 last:border-0">
      {passed ? (
        <CircleCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-success" />
      ) : (
        <CircleX aria-hidden size={18} className="mt-0.5 shrink-0 text-danger" />
      )}
      <div className="min-w-0 grow">
        <span className="flex justify-between gap-3">
          <span className="font-medium">{gate}</span>
          <span className={passed ? 'text-success' : 'text-danger'}>{passed ? 'Passed' : 'Failed'}</span>
        </span>
        {passed ? null : (
          <ul className="mt-1 list-disc pl-5 text-muted">
            {problems.map((problem, index) => (
              <li key={index} className="break-words">
                {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** What each gate says. */
export const GateVerdicts = ({ verdicts }: { readonly verdicts: readonly Verdict[] }) => (
  <section aria-label="Before a student gets it">
    <h2 className="text-lg font-semibold">Before a student gets it</h2>
    <ul className="mt-1 text-sm">
      {verdicts.map((verdict) => (
        <Verdict key={verdict.gate} {...verdict} />
      ))}
    </ul>
  </section>
);

/** The error behind each wrong answer. */
export function WrongAnswers({ question }: { readonly question: Question }) {
  const wrong =
    question.format === 'choice'
      ? question.choices.filter(({ id }) => id !== question.solution.key).map(({ id }) => ({ answer: `Choice ${id}`, ...question.solution.choices[id] }))
      : question.solution.mistakes.map(({ entry, ...mistake }) => ({ answer: entry, ...mistake }));
  return (
    <section aria-label="Wrong answers">
      <h2 className="text-lg font-semibold">Wrong answers</h2>
      {wrong.length === 0 ? <p className="mt-2 text-sm text-muted">No wrong entries are listed.</p> : null}
      <dl className="mt-1 text-sm">
        {wrong.map(({ answer, misconception, why }) => (
          <div key={answer} className="border-b border-line py-2 last:border-0">
            <dt className="font-medium">
              {answer}: {misconception === undefined ? 'no error named' : `${misconceptionNames[misconception]} (${misconception})`}
            </dt>
            <dd className="text-muted">
              <RichText inline text={why} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How the graphing calculator solves it, where that is a real way. */
export const CalculatorRows = ({ way }: { readonly way: InspectedDraw['calculatorWay'] }) => (
  <section aria-label="With the calculator">
    <h2 className="text-lg font-semibold">With the calculator</h2>
    {way ? (
      <>
        <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5 font-mono text-sm marker:text-muted">
          {way.rows.map((row) => (
            <li key={row} className="break-words pl-1">
              {row}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-sm">{way.read}</p>
      </>
    ) : (
      <p className="mt-2 text-sm text-muted">This question is solved without it.</p>
    )}
  </section>
);
