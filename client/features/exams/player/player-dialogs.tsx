import { ShortcutDialog } from '#client/kits/shortcut-dialog.tsx';
import { memo } from 'react';
import { Dialog, ConfirmDialog } from '#client/ui/dialog.tsx';
import type { ExamMode } from '#core/exams/format.ts';
import { shortcutList } from './shortcuts.ts';

export type PlayerDialog = 'shortcuts' | 'help' | 'exit' | null;

export interface PlayerDialogsProps {
  readonly open: PlayerDialog;
  readonly onClose: () => void;
  readonly mode: ExamMode;
  readonly calculator: boolean;
  /** Whether this browser can read aloud. */
  readonly speech: boolean;
  readonly leaving: boolean;
  readonly onExit: () => void;
}

const exitText = {
  practice: 'Your answers are saved and the clock stops. Resume anytime, on any device.',
  'test-day': 'Your answers are saved, but the clock keeps running, as on test day. When time is up, the module is submitted with the answers you have given.',
} as const satisfies Record<ExamMode, string>;

const helpItems = [
  [
    'Moving around',
    'Use Back and Next, or open “Question … of …” at the bottom to jump to any question in this module. You cannot go back to an earlier module.',
  ],
  [
    'Marking and crossing out',
    'Mark for Review puts a flag on a question. The ABC button lets you cross out choices; choosing a crossed-out choice brings it back.',
  ],
  [
    'Highlights and notes',
    'In Reading and Writing, select text with a mouse or finger to highlight it or add a note. With the keyboard, move to the passage, press Enter, move with the arrow keys, select with Shift and the arrows, and press Enter again.',
  ],
  [
    'If the connection drops',
    'Keep working. Each change is saved on this device and sent when you’re back online. The line at the bottom left always shows where your answers are saved.',
  ],
  [
    'Time',
    'The server keeps the time, so reloading the page or changing the device’s clock makes no difference. When time is up, the module is submitted automatically.',
  ],
] as const;

/** The windows behind the More menu. */
export const PlayerDialogs = memo(function PlayerDialogs({ open, onClose, mode, calculator, speech, leaving, onExit }: PlayerDialogsProps) {
  const close = (next: boolean) => {
    if (!next) onClose();
  };
  return (
    <>
      <ShortcutDialog
        open={open === 'shortcuts'}
        onClose={onClose}
        description="They are off while you type an answer or a note."
        shortcuts={shortcutList(calculator, speech)}
      />
      <Dialog open={open === 'help'} onOpenChange={close} title="Help">
        <dl className="flex flex-col gap-4">
          {helpItems.map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
      <ConfirmDialog
        open={open === 'exit'}
        onOpenChange={close}
        title={mode === 'practice' ? 'Save and exit?' : 'Leave the exam?'}
        description={exitText[mode]}
        cancelLabel="Keep working"
        confirmLabel={mode === 'practice' ? 'Save and exit' : 'Leave anyway'}
        danger={mode === 'test-day'}
        busy={leaving}
        onConfirm={onExit}
      />
    </>
  );
});
