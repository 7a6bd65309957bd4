import { useState } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { PickButton, Readout } from './controls.tsx';
import type { SettingsOf } from './settings.ts';

type Given = { readonly kind: 'all' } | { readonly kind: 'row' | 'column'; readonly index: number };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What is in the group that is given, and how each of its parts is named. */
function groupOf(
  { rows, columns, counts }: SettingsOf<'two-way-table'>,
  given: Given,
): { readonly name: string | null; readonly parts: readonly [string, number][] } {
  if (given.kind === 'row') return { name: rows[given.index] ?? '', parts: columns.map((name, index) => [name, counts[given.index]?.[index] ?? 0]) };
  if (given.kind === 'column') return { name: columns[given.index] ?? '', parts: rows.map((name, index) => [name, counts[index]?.[given.index] ?? 0]) };
  return { name: null, parts: rows.map((name, index) => [name, sum(counts[index] ?? [])]) };
}

export function TwoWayTableInteractive({ settings }: { readonly settings: SettingsOf<'two-way-table'> }) {
  const { rows, columns, counts } = settings;
  const [given, setGiven] = useState<Given>({ kind: 'all' });
  const { name, parts } = groupOf(settings, given);
  const total = sum(parts.map(([, count]) => count));
  const isGiven = (row: number, column: number) => given.kind === 'all' || given.index === (given.kind === 'row' ? row : column);
  const head = (kind: 'row' | 'column', index: number, label: string) => {
    const picked = given.kind === kind && given.index === index;
    return (
      <PickButton picked={picked} className="w-full" onPick={() => setGiven(picked ? { kind: 'all' } : { kind, index })}>
        {label}
      </PickButton>
    );
  };
  const cell = 'border border-line-strong px-3 py-1.5 text-center tabular';
  return (
    <div className="flex flex-col gap-4">
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Two-way table">
        <table className="border-collapse text-base">
          <caption className="mb-2 text-left text-sm text-muted">Tap a heading to make that the given group.</caption>
          <thead>
            <tr>
              <td />
              {columns.map((label, index) => (
                <th key={label} scope="col" className="border border-line-strong bg-sunken p-1.5 font-medium">
                  {head('column', index, label)}
                </th>
              ))}
              <th scope="col" className={cx(cell, 'bg-sunken font-medium')}>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((label, row) => (
              <tr key={label}>
                <th scope="row" className="border border-line-strong bg-sunken p-1.5 font-medium">
                  {head('row', row, label)}
                </th>
                {columns.map((column, index) => (
                  <td
                    key={column}
                    className={cx(cell, given.kind !== 'all' && isGiven(row, index) && 'bg-primary-soft font-medium', !isGiven(row, index) && 'text-muted')}
                  >
                    {counts[row]?.[index]}
                  </td>
                ))}
                <td className={cell}>{sum(counts[row] ?? [])}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className={cx(cell, 'bg-sunken font-medium')}>
                Total
              </th>
              {columns.map((column, index) => (
                <td key={column} className={cell}>
                  {sum(counts.map((row) => row[index] ?? 0))}
                </td>
              ))}
              <td className={cell}>{sum(counts.flat())}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <Readout
        lines={[
          name === null ? `Out of all ${total}:` : `Given “${name}”, only these ${total} count:`,
          ...parts.map(([label, count]) => `${label}: \\(\\frac{${count}}{${total}}\\), about ${Math.round((100 * count) / Math.max(1, total))}%`),
        ]}
      />
    </div>
  );
}
