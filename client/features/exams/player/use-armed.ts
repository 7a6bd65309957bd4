import { useEffect, useState } from 'react';

/** A press this soon after a screen has appeared was meant for the screen before. */
const armingMs = 600;

/** False for a moment whenever `place` changes: what cannot be undone waits for a press that was meant for it. */
export function useArmed(place: unknown): boolean {
  const [armed, setArmed] = useState<{ readonly place: unknown } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setArmed({ place }), armingMs);
    return () => clearTimeout(timer);
  }, [place]);
  return armed !== null && armed.place === place;
}
