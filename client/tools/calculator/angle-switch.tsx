import { memo } from 'react';
import { cx } from '#client/ui/class-names.ts';
import type { AngleUnit } from '#core/calculator/language/real.ts';

const units = [
  { value: 'degrees', short: 'DEG', name: 'Degrees' },
  { value: 'radians', short: 'RAD', name: 'Radians' },
] as const;

/** Whether sin, cos and tan take degrees or radians. */
export const AngleSwitch = memo(function AngleSwitch({ unit, onUnit }: { readonly unit: AngleUnit; readonly onUnit: (unit: AngleUnit) => void }) {
  return (
    <div role="group" aria-label="Angles in" className="flex rounded-control border border-line-strong p-0.5">
      {units.map(({ value, short, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={unit === value}
          title={name}
          onClick={() => onUnit(value)}
          className={cx(
            'min-h-8 rounded-[6px] px-2.5 text-xs font-semibold pointer-coarse:min-h-10',
            unit === value ? 'bg-ink text-paper' : 'text-muted hover:bg-hover',
          )}
        >
          {short}
        </button>
      ))}
    </div>
  );
});
