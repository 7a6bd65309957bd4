import type { ReactNode } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';

export interface NewerVersionProps {
  /** Whether somebody else saved while something was typed here. */
  readonly shown: boolean;
  /** What theirs says differently, where that can be shown. */
  readonly children?: ReactNode;
  readonly onKeepMine: () => void;
  readonly onDiscardMine: () => void;
}

/** Somebody else has saved: what was typed stays, and its author decides. */
export const NewerVersion = ({ shown, children, onKeepMine, onDiscardMine }: NewerVersionProps) => (
  // Out of the way while it is empty, and still there for the focus of the button that emptied it.
  <KeepsFocus className="outline-none has-[>:empty]:absolute">
    <div role="status">
      {shown ? (
        <Alert tone="warning">
          <p className="font-medium">Someone else has saved a newer version</p>
          <p className="mt-1">What you typed is still here, and not saved. If you continue with yours, your next save replaces theirs where the two differ.</p>
          {children ? <div className="mt-3">{children}</div> : null}
          <p className="mt-2">
            <a href={location.pathname} target="_blank" rel="noreferrer" className="text-link">
              Open theirs in a new tab
            </a>
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onClick={onKeepMine}>
              Continue with mine
            </Button>
            <Button variant="quiet" size="small" onClick={onDiscardMine}>
              Discard mine
            </Button>
          </div>
        </Alert>
      ) : null}
    </div>
  </KeepsFocus>
);
