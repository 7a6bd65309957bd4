import { Link } from 'react-router';
import { maxQuizLength, quizLength, minQuizLength } from '#core/quizzes/allowance.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { pathTo } from '#client/paths.ts';
import { SelectField } from '#client/ui/field.tsx';

const lengths = Array.from({ length: maxQuizLength / 5 }, (_, index) => (index + 1) * 5);

interface LengthFieldProps {
  readonly asked: number;
  /** As many as the plan allows. */
  readonly longest: number;
}

/** How many questions a quiz has. */
export function LengthField({ asked, longest }: LengthFieldProps) {
  const plans = usePlansLink('plus', pathTo('smartQuizGenerator'));
  const offered = [...new Set([...lengths, asked])].filter((length) => length >= minQuizLength && length <= longest).sort((a, b) => a - b);
  return (
    <div className="max-w-xs">
      <SelectField
        label="Questions"
        name="length"
        defaultValue={String(Math.min(Math.max(asked, minQuizLength), longest))}
        options={offered.map((length) => ({ value: String(length), label: String(length) }))}
        description={
          longest < maxQuizLength ? (
            <>
              Up to {quizLength} with the Free plan, up to {maxQuizLength} with{' '}
              <Link {...plans} className="text-link">
                Plus
              </Link>
              .
            </>
          ) : undefined
        }
      />
    </div>
  );
}
