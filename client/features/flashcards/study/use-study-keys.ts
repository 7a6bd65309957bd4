import { useEffect, useRef } from 'react';
import { singleKeysOn } from '#client/platform/single-keys.ts';

const occupied = '[role=dialog], [role=alertdialog], [role=menu]';
const typing = 'input:not([type=radio]), textarea, select';

/** Calls `onKey` with the key pressed, unless the student is typing, a dialog is open, or single keys are turned off. True: the key did something. */
export function useStudyKeys(onKey: (key: string) => boolean): void {
  const handler = useRef(onKey);
  useEffect(() => {
    handler.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!singleKeysOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(`${typing}, ${occupied}`)) return;
      // Space and Enter press the button that has the focus.
      if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, summary')) return;
      if (handler.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
