import type { Fit } from '#core/calculator/rows/row.ts';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import { shownName } from '#core/calculator/language/compile.ts';

/** What a regression found, and how well it fits. */
export function FitResult({ id, fit, onResiduals }: { readonly id: string; readonly fit: Fit; readonly onResiduals: () => void }) {
  return (
    <div id={id} className="tabular flex flex-wrap items-baseline gap-x-4 gap-y-0.5 pb-2 text-sm">
      {fit.parameters.map(({ name, value }) => (
        <span key={name}>
          {shownName(name)} = <strong className="font-semibold">{formatNumber(value, 8)}</strong>
        </span>
      ))}
      {fit.rSquared === null ? null : <span className="text-muted">r² = {formatNumber(fit.rSquared, 5)}</span>}
      {fit.r === null ? null : <span className="text-muted">r = {formatNumber(fit.r, 5)}</span>}
      {fit.isSolution ? (
        <span className="text-muted">One solution; there may be others.</span>
      ) : (
        <button type="button" onClick={onResiduals} className="min-h-8 text-muted underline hover:text-ink pointer-coarse:min-h-11">
          Plot residuals
        </button>
      )}
    </div>
  );
}
