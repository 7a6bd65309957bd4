import { Button } from './button.tsx';

export interface ResendButtonProps {
  /** Seconds until it works again. */
  readonly waitSeconds: number;
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** Asks for one more message, once the pause between two is over. */
export const ResendButton = ({ waitSeconds, busy, onClick }: ResendButtonProps) => (
  <Button variant="quiet" className="tabular" disabled={waitSeconds > 0} busy={busy} busyLabel="Sending…" onClick={onClick}>
    {waitSeconds > 0 ? `Send again in ${waitSeconds} s` : 'Send the code again'}
  </Button>
);
