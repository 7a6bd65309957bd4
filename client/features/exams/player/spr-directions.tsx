import { Fragment } from 'react';
import { MathText } from '#client/ui/question/math-text.tsx';

const examples = [
  { answer: '3.5', accepted: ['3.5', '3.50', '7/2'], refused: ['31/2', '3 1/2'] },
  { answer: '\\frac{2}{3}', accepted: ['2/3', '.6666', '.6667', '0.666', '0.667'], refused: ['0.66', '.66', '0.67', '.67'] },
  { answer: '-\\frac{1}{3}', accepted: ['-1/3', '-.3333', '-0.333'], refused: ['-.33', '-0.33'] },
] as const;

const cell = 'border border-line-strong px-2.5 py-1.5 text-left align-middle';

/** The rules of typed answers. */
export function SprRules() {
  return (
    <ul className="list-disc space-y-1 pl-5">
      <li>If you find more than one right answer, enter only one.</li>
      <li>You can enter up to 5 characters for a positive answer and up to 6, with the minus sign, for a negative one.</li>
      <li>If a fraction does not fit, enter it as a decimal.</li>
      <li>If a decimal does not fit, round it or cut it off at the fourth digit, filling the field.</li>
      <li>
        Enter a mixed number such as <MathText tex="3\frac{1}{2}" printed /> as a fraction greater than 1 (7/2) or as a decimal (3.5).
      </li>
      <li>Leave out symbols such as the percent sign, commas, and the dollar sign.</li>
    </ul>
  );
}

/** Entries side by side: below each other the table would be three times as high. */
const Entries = ({ entries }: { readonly entries: readonly string[] }) => (
  <span className="block text-balance">
    {entries.map((entry, index) => (
      <Fragment key={entry}>
        {index > 0 ? '\u2002' : null}
        <span className="whitespace-nowrap">{entry}</span>
      </Fragment>
    ))}
  </span>
);

/** Shown left of a typed-answer question, short enough to be read without scrolling on most screens. */
export function SprDirections() {
  return (
    <div className="flex flex-col gap-3 text-base leading-snug">
      <h3 className="font-semibold max-md:hidden">How to enter your answer</h3>
      <SprRules />
      <div className="overflow-x-auto">
        <table className="border-collapse">
          <caption className="mb-1.5 text-left font-semibold">Examples</caption>
          <thead className="font-sans text-sm">
            <tr>
              <th scope="col" className={cell}>
                Answer
              </th>
              <th scope="col" className={cell}>
                Accepted ways to enter it
              </th>
              <th scope="col" className={cell}>
                Not accepted
              </th>
            </tr>
          </thead>
          <tbody className="tabular">
            {examples.map(({ answer, accepted, refused }) => (
              <tr key={answer}>
                <td className={cell}>
                  <MathText tex={answer} printed />
                </td>
                <td className={cell}>
                  <Entries entries={accepted} />
                </td>
                <td className={cell}>
                  <Entries entries={refused} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
