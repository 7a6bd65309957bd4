import { useEffect, useRef } from 'react';
import { singleKeysOn } from '#client/platform/single-keys.ts';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';

/** Sends a form as its button does. */
export function submitForm(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select';
/** Enter already does something on these. */
const pressable = 'button, a, summary, input';
const occupied = '[role=dialog], [role=alertdialog], [role=menu], [data-keys=own]';

/** A to D or 1 to 4 choose, Enter continues; not while typing, with modifier keys, or with single keys turned off. */
export function useQuestionKeys(onChoose: ((id: ChoiceId) => void) | null, onEnter: () => void): void {
  const handlers = useRef({ onChoose, onEnter });
  useEffect(() => {
    handlers.current = { onChoose, onEnter };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!singleKeysOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(`${typing}, ${occupied}`)) return;
      const id = choiceIds.find((choice, index) => choice === event.key.toUpperCase() || String(index + 1) === event.key);
      if (id) handlers.current.onChoose?.(id);
      else if (event.key === 'Enter' && !target?.closest(pressable)) handlers.current.onEnter();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
