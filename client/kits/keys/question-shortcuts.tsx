import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';

const ShortcutDialog = lazy(async () => ({ default: (await import('#client/kits/shortcut-dialog.tsx')).ShortcutDialog }));

const shortcuts = [
  ['A – D, 1 – 4', 'Choose an answer'],
  ['Enter', 'Check the answer, or continue'],
] as const;

/** Which keys work where questions are practiced, and the switch that turns them off. */
export function QuestionShortcuts() {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton label="Keyboard shortcuts" className="pointer-coarse:hidden" onClick={() => setOpen(true)}>
        <Keyboard aria-hidden size={20} />
      </IconButton>
      {open === null ? null : (
        <Suspense>
          <ShortcutDialog open={open} onClose={() => setOpen(false)} description="They are off while you type an answer." shortcuts={shortcuts} />
        </Suspense>
      )}
    </>
  );
}
