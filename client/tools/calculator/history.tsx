import * as z from 'zod';
import { MathText } from '#client/ui/question/math-text.tsx';
import { typedNumber } from '#core/calculator/language/fraction.ts';
import { typeset } from '#core/calculator/language/typeset.ts';

const entrySchema = z.object({
  id: z.number(),
  text: z.string(),
  /** The forms of the result, the decimal first, and which of them is shown. */
  forms: z.array(z.string()),
  shown: z.number(),
  /** Null for lists and points, which further calculations cannot use. */
  value: z.number().nullable(),
});
export const entriesSchema = z.array(entrySchema);
export type Entry = z.infer<typeof entrySchema>;

export const entryText = ({ forms, shown }: Entry): string => forms[shown % Math.max(1, forms.length)] ?? '';

interface HistoryProps {
  readonly entries: readonly Entry[];
  readonly onToggle: (id: number) => void;
  readonly onUse: (text: string) => void;
  readonly onEdit: (text: string) => void;
}

/** A number as it is typed back into the line. */
const typed = ({ forms, shown, value }: Entry): string => {
  const form = forms[shown % Math.max(1, forms.length)] ?? '';
  const text = /[√π ]|×/.test(form) && value !== null ? typedNumber(value) : form;
  return /^[−-]|\//.test(text) ? `(${text})` : text;
};

/** The calculations so far, the last at the bottom. */
export function History({ entries, onToggle, onUse, onEdit }: HistoryProps) {
  if (entries.length === 0) return <p className="text-sm text-muted">Type or use the keys, then press Enter. ↑ brings back what you typed before.</p>;
  return (
    <ol aria-label="Calculations so far" className="flex flex-col gap-1">
      {entries.map((entry) => {
        const print = typeset(entry.text);
        return (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
            <button
              type="button"
              title="Edit again"
              aria-label={`Edit ${entry.text} again`}
              onClick={() => onEdit(entry.text)}
              className="min-h-8 max-w-full overflow-hidden rounded-control px-1 text-left text-muted hover:bg-hover pointer-coarse:min-h-11"
            >
              {print === null ? entry.text : <MathText tex={print} />}
            </button>
            <span className="ml-auto flex items-center gap-1">
              {entry.forms.length > 1 ? (
                <button
                  type="button"
                  onClick={() => onToggle(entry.id)}
                  className="min-h-8 rounded-control border border-line px-2 text-xs text-muted hover:bg-hover pointer-coarse:min-h-11"
                >
                  {(entry.shown + 1) % entry.forms.length === 0 ? 'as decimal' : 'as fraction'}
                </button>
              ) : null}
              <button
                type="button"
                title="Use this number"
                aria-label={`Use ${entryText(entry)}`}
                onClick={() => onUse(typed(entry))}
                className="tabular min-h-8 rounded-control px-2 text-lg font-semibold hover:bg-hover pointer-coarse:min-h-11"
              >
                <span aria-hidden className="mr-1.5 font-normal text-muted">
                  =
                </span>
                {entryText(entry)}
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
