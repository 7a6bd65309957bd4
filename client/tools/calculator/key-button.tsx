import { cx } from '#client/ui/class-names.ts';
import { spokenName, type Key } from './keys.ts';
import { keepFocus } from './row-shell.tsx';

/** A key of an on-screen keypad; the field keeps its focus and caret. */
export const KeyButton = ({ of: key, onPress, className }: { readonly of: Key; readonly onPress: (key: Key) => void; readonly className: string }) => (
  <button
    type="button"
    aria-label={spokenName(key)}
    title={key.name === key.label ? undefined : key.name}
    onPointerDown={keepFocus}
    onClick={() => onPress(key)}
    className={cx('rounded-control select-none pointer-coarse:min-h-11', className)}
  >
    {key.label}
  </button>
);
