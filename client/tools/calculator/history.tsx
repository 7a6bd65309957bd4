import * as z from 'zod';
import { formatFraction, formatNumber } from '../expressions/fraction.ts';

const entrySchema = z.object({
  id: z.number(),
  text: z.string(),
  value: z.number(),
  /** Shown as a fraction, where it is one. */
  fraction: z.boolean(),
});
export const entriesSchema = z.array(entrySchema);
export type Entry = z.infer<typeof entrySchema>;

export const resultText = ({ value, fraction }: Entry): string => (fraction ? formatFraction(value) : null) ?? formatNumber(value);

/** A typed expression with the signs of print. */
const printed = (text: string): string =>
  text
    .replace(/\^(\d)(?![\d.])/g, (_, power: string) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(power)] ?? '')
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replaceAll('-', '−')
    .replaceAll('sqrt', '√')
    .replaceAll('pi', 'π');

interface HistoryProps {
  readonly entries: readonly Entry[];
  readonly onToggle: (id: number) => void;
  readonly onUse: (value: number) => void;
}

/** The calculations so far, the last at the bottom. */
export function History({ entries, onToggle, onUse }: HistoryProps) {
  if (entries.length === 0) return <p className="text-sm text-muted">Type or use the keys, then press Enter. ↑ brings back what you typed before.</p>;
  return (
    <ol aria-label="Calculations so far" className="flex flex-col gap-1">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
          <span className="text-muted">{printed(entry.text)}</span>
          <span className="ml-auto flex items-center gap-1">
            {formatFraction(entry.value) ? (
              <button
                type="button"
                onClick={() => onToggle(entry.id)}
                className="min-h-8 rounded-control border border-line px-2 text-xs text-muted hover:bg-hover pointer-coarse:min-h-11"
              >
                {entry.fraction ? 'as decimal' : 'as fraction'}
              </button>
            ) : null}
            <button
              type="button"
              title="Use this number"
              aria-label={`Use ${resultText(entry)}`}
              onClick={() => onUse(entry.value)}
              className="tabular min-h-8 rounded-control px-2 text-lg font-semibold hover:bg-hover pointer-coarse:min-h-11"
            >
              <span aria-hidden className="mr-1.5 font-normal text-muted">
                =
              </span>
              {resultText(entry)}
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}
