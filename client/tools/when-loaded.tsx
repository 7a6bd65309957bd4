import { Component, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { reloadIfPossible } from '#client/platform/app-update.ts';
import { Button } from '#client/ui/button.tsx';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { useFocusReturn } from './panel/use-focus-return.ts';

interface FailureProps {
  /** As in “The … did not open”. */
  readonly name: string;
  readonly open: boolean;
  readonly onRetry: () => Promise<void>;
  readonly onClose: () => void;
}

/** In place of a tool that is not there: what the matter is, and another try. */
function ToolFailure({ name, open, onRetry, onClose }: FailureProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useFocusReturn(open, frame, again);
  if (!open) return null;
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <div
      ref={frame}
      role="dialog"
      aria-modal={false}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="fixed inset-x-4 bottom-20 z-30 flex flex-col gap-3 rounded-card border border-line-strong bg-raised p-4 text-ink floating sm:left-auto sm:w-96"
    >
      <h2 id={id} className="font-semibold">
        The {name} did not open
      </h2>
      <p role="status">{busy ? 'Trying again…' : 'Check your connection, then try again. You can keep working without it.'}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
        <Button ref={again} size="small" aria-disabled={busy} onClick={busy ? undefined : retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}

/** A tool that fails must not take the page with it. */
class ToolBoundary extends Component<
  { readonly children: ReactNode; readonly failure: (again: () => Promise<void>) => ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const again = async () => this.setState({ failed: false });
    return this.state.failed ? this.props.failure(again) : this.props.children;
  }
}

interface WhenLoadedProps<Part> extends Pick<FailureProps, 'name' | 'open' | 'onClose'> {
  readonly load: () => Promise<Part>;
  readonly children: (part: Part) => ReactNode;
}

/** Shows a tool once its code is there. Where the code does not come, that is said, with another try; opening the tool again is one, too. */
export function WhenLoaded<Part>({ name, load, open, onClose, children }: WhenLoadedProps<Part>) {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchPart = useStableCallback(async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setPart({ loaded });
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  });
  const isThere = part !== null;
  useEffect(() => {
    if (open && !isThere) void fetchPart();
  }, [open, isThere, fetchPart]);
  const failure = (again: () => Promise<void>) => <ToolFailure name={name} open={open} onRetry={again} onClose={onClose} />;
  const retry = async () => {
    if (!(await fetchPart())) await reloadIfPossible();
  };
  if (part) return <ToolBoundary failure={failure}>{children(part.loaded)}</ToolBoundary>;
  return failed ? failure(retry) : null;
}
