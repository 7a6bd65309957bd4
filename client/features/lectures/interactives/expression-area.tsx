import { useState } from 'react';
import { MathText } from '#client/ui/question/math-text.tsx';
import { Board, Readout, Slider } from './controls.tsx';
import { num, polynomial } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

/** The product as a table with two rows and columns: each cell is a side times a side. */
export function ExpressionAreaInteractive({ settings }: { readonly settings: SettingsOf<'expression-area'> }) {
  const [a, c] = [settings.first[0], settings.second[0]];
  const [b, setB] = useState(settings.first[1]);
  const [d, setD] = useState(settings.second[1]);
  const cells = [
    [polynomial([a * c, 0, 0]), polynomial([a * d, 0])],
    [polynomial([b * c, 0]), polynomial([b * d])],
  ];
  const paints = ['bg-topic-blue/20', 'bg-topic-green/20', 'bg-topic-yellow/20', 'bg-topic-red/20'];
  const head = 'px-3 py-2 text-center font-medium';
  return (
    <Board
      controls={
        <>
          <Slider label="First number" value={b} min={-9} max={9} step={1} shown={num(b)} onChange={setB} />
          <Slider label="Second number" value={d} min={-9} max={9} step={1} shown={num(d)} onChange={setD} />
          <Readout
            lines={[
              `\\((${polynomial([a, b])})(${polynomial([c, d])})\\)`,
              `\\(=${[cells[0]?.[0], cells[0]?.[1], cells[1]?.[0], cells[1]?.[1]].filter((term) => term !== '0').reduce((text, term) => `${text}${term?.startsWith('-') ? '' : '+'}${term}`)}\\)`,
              `\\(=${polynomial([a * c, a * d + b * c, b * d])}\\)`,
            ]}
          />
        </>
      }
    >
      <table className="w-full max-w-sm border-collapse text-lg">
        <caption className="sr-only">The product as four areas</caption>
        <thead>
          <tr>
            <td />
            {[polynomial([c, 0]), polynomial([d])].map((side, index) => (
              <th key={index} scope="col" className={head}>
                <MathText tex={side} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            <tr key={index}>
              <th scope="row" className={head}>
                <MathText tex={index === 0 ? polynomial([a, 0]) : polynomial([b])} />
              </th>
              {row.map((cell, column) => (
                <td
                  key={column}
                  className={`border border-line-strong px-3 text-center ${index === 0 ? 'py-8' : 'py-4'} ${column === 0 ? 'w-1/2' : ''} ${paints[index * 2 + column]}`}
                >
                  <MathText tex={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Board>
  );
}
