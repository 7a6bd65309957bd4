import { setSingleKeys, useSingleKeys } from '../platform/single-keys.ts';
import { Checkbox } from '../ui/choice.tsx';
import { cx } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';

export interface ShortcutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** When they are off automatically. */
  readonly description: string;
  /** Keys and what they do. */
  readonly shortcuts: readonly (readonly [keys: string, does: string])[];
}

/** Which single keys do what on this screen, and the switch that turns them off everywhere. */
export function ShortcutDialog({ open, onClose, description, shortcuts }: ShortcutDialogProps) {
  const on = useSingleKeys();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Keyboard shortcuts" description={description} width="small">
      <Checkbox
        label="Use single-key shortcuts"
        description="Turn them off if you press keys by accident or use voice control. This setting is saved on this device."
        checked={on}
        onChange={({ target }) => setSingleKeys(target.checked)}
      />
      <table className={cx('mt-3 w-full', !on && 'opacity-60')}>
        <caption className="sr-only">Keys and what they do{on ? '' : ', currently off'}</caption>
        <tbody>
          {shortcuts.map(([keys, does]) => (
            <tr key={keys} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 pr-6 text-left font-medium whitespace-nowrap">
                {keys}
              </th>
              <td className="py-2.5">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
