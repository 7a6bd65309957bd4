import { RefreshCw } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Loads the newest version of the app; if none is waiting, reloads the page. */
export const RefreshContext = createContext<() => void>(() => location.reload());

export function RefreshButton() {
  const refresh = useContext(RefreshContext);
  return (
    <Button size="small" onClick={refresh}>
      <RefreshCw aria-hidden size={16} /> Refresh Now
    </Button>
  );
}

const beginnings = {
  question: 'To answer this question',
  passage: 'To see what goes with this question',
  explanation: 'To see these answers',
  figure: 'To see this figure',
  lecture: 'To see this part of the lecture',
} as const;

/** Shown instead of what only a newer version of the app can show. */
export function NewerPart({ what }: { readonly what: keyof typeof beginnings }) {
  return (
    <div className="font-sans text-base">
      <Alert>
        <p className="mb-2">{beginnings[what]}, you need the new version of Ascent. Please refresh this page. Your answers are saved.</p>
        <RefreshButton />
      </Alert>
    </div>
  );
}
