import { Download } from 'lucide-react';
import { dismissInstall, install, useInstallOffer } from '../platform/install.ts';
import { Button } from '../ui/button.tsx';

/** Offers to install Ascent. For the end of a quiz or an exam, below what the student came for; never in the middle of work. */
export function InstallOffer() {
  const offer = useInstallOffer();
  if (offer === null) return null;
  return (
    <section
      aria-labelledby="install"
      className="flex max-w-3xl flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line p-5 print:hidden"
    >
      <div className="max-w-prose">
        <h2 id="install" className="font-semibold">
          Add Ascent to this device
        </h2>
        <p className="mt-1 text-sm text-muted">
          {offer === 'ask'
            ? 'It opens like an app, in its own window, and exams keep working offline.'
            : 'Tap Share, then “Add to Home Screen.” It opens like an app and can send you notifications.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {offer === 'ask' ? (
          <Button variant="secondary" onClick={() => void install()}>
            <Download aria-hidden size={18} /> Install
          </Button>
        ) : null}
        <Button variant="quiet" onClick={dismissInstall}>
          {offer === 'ask' ? 'No, thanks' : 'Got it'}
        </Button>
      </div>
    </section>
  );
}
