import { columnName } from '#core/calculator/rows/columns.ts';
import type { Column } from '#core/calculator/rows/row.ts';

/** The usual models, by name. */
const models = [
  { name: 'Linear', of: (x: string) => `m ${x} + b` },
  { name: 'Quadratic', of: (x: string) => `a ${x}^2 + b ${x} + c` },
  { name: 'Cubic', of: (x: string) => `a ${x}^3 + b ${x}^2 + c ${x} + d` },
  { name: 'Exponential', of: (x: string) => `a*b^${x}` },
  { name: 'Power', of: (x: string) => `a ${x}^b` },
  { name: 'Logistic', of: (x: string) => `c/(1 + a e^(-b ${x}))` },
] as const;

const plain = (name: string) => name.replace('_', '');

interface FitMenuProps {
  readonly table: readonly Column[];
  /** With the text of the row that fits the curve. */
  readonly onFit: (text: string) => void;
}

/** A regression of the second column on the first, one tap away; nothing where those two are not named. */
export function FitMenu({ table, onFit }: FitMenuProps) {
  const [first, second] = [columnName(table[0]?.head ?? ''), columnName(table[1]?.head ?? '')];
  if (first === null || second === null) return null;
  return (
    <label className="flex items-center gap-1.5 text-muted">
      <span className="sr-only">Fit a curve</span>
      <select
        value=""
        onChange={(event) => {
          const model = models.find(({ name }) => name === event.currentTarget.value);
          if (model) onFit(`${plain(second)} ~ ${model.of(plain(first))}`);
        }}
        className="min-h-9 rounded-control border border-line bg-raised px-2 pointer-coarse:min-h-11"
      >
        <option value="">Fit a curve…</option>
        {models.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
