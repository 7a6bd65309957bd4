import { CloudOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { applyUpdate, declineUpdate, useUpdateWaiting } from '../platform/app-update.ts';
import { useOnline } from '../platform/connection.ts';
import { Button } from '../ui/button.tsx';

/** Says when the device has no network. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-center justify-center gap-2.5 bg-warning-soft px-4 py-2.5 text-sm text-ink">
          <CloudOff aria-hidden size={18} className="shrink-0 text-warning" />
          You’re offline. Your answers are safe on this device and will be sent when you’re back.
        </p>
      )}
    </div>
  );
}

/** Offers a new version of the app; never reloads by itself. */
export function UpdateBanner() {
  const waiting = useUpdateWaiting();
  const [examOpen, setExamOpen] = useState(false);
  return (
    <div role="status">
      {waiting ? (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-primary-soft px-4 py-2 text-sm">
          <span className="flex items-center gap-2.5">
            <RefreshCw aria-hidden size={18} className="shrink-0 text-primary" />
            {examOpen ? 'An exam is open in another tab. Refresh when it is finished.' : 'A new version of Ascent is available.'}
          </span>
          <span className="flex gap-2">
            <Button size="small" onClick={async () => setExamOpen((await applyUpdate()) === 'exam-open')}>
              Refresh Now
            </Button>
            <Button size="small" variant="quiet" onClick={declineUpdate}>
              Later
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}
