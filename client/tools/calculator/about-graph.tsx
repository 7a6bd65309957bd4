import type { AngleUnit } from '#core/calculator/language/real.ts';
import type { Size, View } from '#core/calculator/graph/view.ts';
import { AngleSwitch } from './angle-switch.tsx';
import { WindowForm } from './window-form.tsx';

interface AboutGraphProps {
  readonly unit: AngleUnit;
  readonly onUnit: (unit: AngleUnit) => void;
  /** The graph in words. */
  readonly words: readonly string[];
  readonly view: View | null;
  readonly size: Size | null;
  readonly onView: (view: View | null) => void;
}

/** The angle unit, the graph in words, and the part of it in view. */
export function AboutGraph({ unit, onUnit, words, view, size, onView }: AboutGraphProps) {
  return (
    <div className="px-3">
      <div className="graphing-angles flex items-center justify-between py-2 text-sm text-muted">
        <span aria-hidden>Angles in</span> <AngleSwitch unit={unit} onUnit={onUnit} />
      </div>
      <details className="graphing-words border-t border-line text-sm">
        <summary className="disclosure min-h-11 content-center">Graph in words</summary>
        <ul data-testid="graph-in-words" className="flex flex-col gap-1 pb-3">
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <details className="graphing-window border-t border-line text-sm">
        <summary className="disclosure min-h-11 content-center">Window</summary>
        {view && size ? <WindowForm view={view} size={size} onView={onView} /> : null}
      </details>
    </div>
  );
}
