import { useState, type KeyboardEvent, type RefObject } from 'react';

const moves: Readonly<Record<string, readonly ['forward' | 'backward', 'word' | 'line']>> = {
  ArrowRight: ['forward', 'word'],
  ArrowLeft: ['backward', 'word'],
  ArrowDown: ['forward', 'line'],
  ArrowUp: ['backward', 'line'],
};

/** Keyboard selection in text that cannot be edited: Enter begins, arrows move, Shift selects, Enter finishes. */
export function useKeyboardSelection(container: RefObject<HTMLElement | null>, onDone: () => void) {
  const [active, setActive] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = container.current;
    const selection = document.getSelection();
    if (!box || !selection || event.target !== box) return;
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (!active) {
      if (event.key !== 'Enter') return;
      done();
      setActive(true);
      selection.collapse(box.querySelector('[data-start]') ?? box, 0);
      return;
    }
    const move = moves[event.key];
    if (move) {
      done();
      selection.modify(event.shiftKey ? 'extend' : 'move', ...move);
      if (!box.contains(selection.focusNode)) selection.collapse(box.querySelector('[data-start]') ?? box, 0);
    } else if (event.key === 'Enter') {
      done();
      setActive(false);
      onDone();
    } else if (event.key === 'Escape') {
      done();
      setActive(false);
      selection.removeAllRanges();
    }
  };
  return { active, onKeyDown, onBlur: () => setActive(false) };
}
