import { cx } from '#client/ui/class-names.ts';
import { KeyButton } from './key-button.tsx';
import { functionKeys, numberKeys, type Key } from './keys.ts';

const look = (key: Key): string => {
  if (key.kind === 'action') return key.action === 'enter' ? 'bg-primary text-on-primary hover:bg-primary-hover' : 'bg-hover hover:bg-line';
  return key.digit ? 'border border-line bg-raised font-semibold hover:bg-hover' : 'bg-sunken hover:bg-hover';
};

interface KeypadProps {
  readonly onKey: (key: Key) => void;
}

const Keys = ({ keys, onKey, className }: KeypadProps & { readonly keys: readonly Key[]; readonly className: string }) => (
  <div className={cx('grid gap-1', className)}>
    {keys.map((key) => (
      <KeyButton key={key.label} of={key} onPress={onKey} className={cx('min-h-10 text-base', look(key))} />
    ))}
  </div>
);

/** On-screen keys: functions beside numbers where there is room, else above them. */
export function Keypad({ onKey }: KeypadProps) {
  return (
    <div role="group" aria-label="Calculator keys" className="grid gap-2 @xl:grid-cols-[6fr_5fr]">
      <Keys keys={functionKeys} onKey={onKey} className="grid-cols-6 @max-xl:order-2" />
      <Keys keys={numberKeys} onKey={onKey} className="grid-cols-5" />
    </div>
  );
}
