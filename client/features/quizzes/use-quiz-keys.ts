import { useEffect, useRef } from 'react';
import { singleKeysOn } from '#client/platform/single-keys.ts';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';

const typing = 'input:not([type=radio]), textarea, select';
/** Enter already does something on these. */
const pressable = 'button, a, summary, input';
const occupied = '[role=dialog], [role=alertdialog], [role=menu], [data-keys=own]';

/** A to D choose, Enter continues; not while typing, with modifier keys, or with single keys turned off. */
export function useQuizKeys(onChoose: ((id: ChoiceId) => void) | null, onEnter: () => void): void {
  const handlers = useRef({ onChoose, onEnter });
  useEffect(() => {
    handlers.current = { onChoose, onEnter };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!singleKeysOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(`${typing}, ${occupied}`)) return;
      const id = choiceIds.find((choice) => choice === event.key.toUpperCase());
      if (id) handlers.current.onChoose?.(id);
      else if (event.key === 'Enter' && !target?.closest(pressable)) handlers.current.onEnter();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
