import { slotTitle } from '#core/exams/shape.ts';
import { memo } from 'react';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { unansweredSentence } from './unanswered.ts';
import { useArmed } from './use-armed.ts';
import { useShape } from './use-exam.ts';

export interface SubmitDialogProps {
  readonly position: number;
  readonly open: boolean;
  /** Numbers of the questions without an answer. */
  readonly unanswered: readonly number[];
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** Asked before a module with blank questions is submitted: it cannot be opened again. */
export const SubmitDialog = memo(function SubmitDialog({ position, open, unanswered, onClose, onSubmit }: SubmitDialogProps) {
  const shape = useShape();
  const armed = useArmed(open);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Submit this module?"
      description={
        <>
          {unansweredSentence(unanswered)} There is no penalty for guessing. After you submit {slotTitle(shape, position)}, you cannot come back to it.
        </>
      }
      cancelLabel="Keep working"
      confirmLabel="Submit module"
      armed={armed}
      onConfirm={onSubmit}
    />
  );
});
