import { useState } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { Board, Readout, Slider } from './controls.tsx';
import { num, tex } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

export function RatioTableInteractive({ settings: { names, ratio } }: { readonly settings: SettingsOf<'ratio-table'> }) {
  const [times, setTimes] = useState(3);
  const [a, b] = ratio;
  const rows = [1, 2, 3, 4, 5, 6];
  const shown = rows.includes(times) ? rows : [...rows.slice(0, 5), times];
  return (
    <Board
      controls={
        <>
          <Slider label="Times" value={times} min={1} max={20} step={1} shown={`× ${times}`} onChange={setTimes} />
          <Readout
            lines={[
              `\\(\\frac{${tex(a * times)}}{${tex(b * times)}}=\\frac{${tex(a)}}{${tex(b)}}\\)`,
              'Both grow by the same factor, so their ratio stays the same.',
            ]}
          />
        </>
      }
    >
      <table className="w-full max-w-sm border-collapse text-base">
        <caption className="sr-only">{`${names[0]} and ${names[1]} in the same ratio`}</caption>
        <thead>
          <tr>
            <th scope="col" className="border border-line-strong bg-sunken px-3 py-1.5 font-medium">
              ×
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className="border border-line-strong bg-sunken px-3 py-1.5 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row} className={cx('tabular text-center', row === times && 'bg-primary-soft font-medium')}>
              <th scope="row" className="border border-line-strong px-3 py-1 font-normal">
                {row}
              </th>
              <td className="border border-line-strong px-3 py-1">{num(a * row)}</td>
              <td className="border border-line-strong px-3 py-1">{num(b * row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Board>
  );
}
