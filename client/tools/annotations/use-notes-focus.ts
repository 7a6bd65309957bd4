import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';

/** Where a mark begins it can have the focus. */
const markOf = (id: string | null) => (id === null ? null : document.querySelector<HTMLElement>(`mark[data-annotation="${CSS.escape(id)}"][tabindex]`));

/**
 * Closes the notes and leaves the focus where they were opened from: on the mark of the note that was asked for, or the button; if both are gone, on the text.
 * While they are open, the focus of a note that goes with its question is not lost.
 */
export function useNotesFocus(questionId: string, askedId: string | null, inPanel: RefObject<HTMLElement | null>, onClose: () => void): () => void {
  const origin = useRef<Element | null>(null);
  // Before a note takes the focus.
  useLayoutEffect(() => {
    origin.current = document.activeElement;
  }, []);
  const last = useRef(questionId);
  useLayoutEffect(() => {
    if (last.current === questionId) return;
    last.current = questionId;
    if (document.activeElement === document.body) inPanel.current?.focus({ preventScroll: true });
  }, [questionId, inPanel]);
  return useStableCallback(() => {
    const button = origin.current instanceof HTMLElement && origin.current !== document.body && origin.current.isConnected ? origin.current : null;
    const text = document.querySelector<HTMLElement>('[data-target]');
    (markOf(askedId) ?? button ?? text)?.focus({ preventScroll: true });
    onClose();
  });
}
