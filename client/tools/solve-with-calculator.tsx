import { Calculator } from 'lucide-react';
import type { ExplainedQuestion } from '#core/questions/explanation.ts';
import { Button } from '#client/ui/button.tsx';
import { useTools } from './question-tools.tsx';

/** The way with the calculator, where a question has one: opens it with the rows ready, and says what to read off. */
export function SolveWithCalculator({ review: { question, calculatorWay: way } }: { readonly review: ExplainedQuestion }) {
  const { solve } = useTools();
  if (!way) return null;
  return (
    <section aria-label="With the calculator" className="mt-6 border-t border-line pt-4 text-base">
      <p className="text-sm font-semibold">With the calculator</p>
      <ol aria-label="Rows to type" className="mt-2 flex list-decimal flex-col gap-1 pl-5 font-mono text-sm marker:text-muted">
        {way.rows.map((row) => (
          <li key={row} className="pl-1 break-words">
            {row}
          </li>
        ))}
      </ol>
      <p className="mt-2">{way.read}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => solve({ questionId: question.id, rows: way.rows })}>
        <Calculator aria-hidden size={16} /> Solve it with the calculator
      </Button>
    </section>
  );
}
