/** What boot.js and the page did before the app was there, and what a person has typed into it by then. */

declare global {
  /** boot.js holds forms with it until the app is there. */
  var ascentHold: ((event: Event) => void) | undefined;
  /** A form was held. */
  var ascentHeld: boolean | undefined;
  /** Tells boot.js that the app is there, so that it no longer says it is late. */
  var ascentThere: (() => void) | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<Field>('input[name], textarea[name]')];

/** Remembers the current values of the fields under `root`; call the result once they have been rendered again, to restore values and focus. */
export function keepEarlyInput(root: Element): () => void {
  const kept = fieldsIn(root).map((field) => ({
    name: field.name,
    value: field.value,
    checked: field instanceof HTMLInputElement && field.checked,
    focused: field === document.activeElement,
  }));
  return () => {
    const fresh = fieldsIn(root);
    for (const { name, value, checked, focused } of kept) {
      const field = fresh.find((candidate) => candidate.name === name);
      if (!field) continue;
      if (value !== '') field.value = value;
      if (checked && field instanceof HTMLInputElement) field.checked = true;
      if (focused) field.focus();
    }
  };
}

/** Once the app has taken over from boot.js: it is not late any more, holds forms no longer, and sends one that was sent too early. */
export function takeOver(root: Element): void {
  globalThis.ascentThere?.();
  if (globalThis.ascentHold) removeEventListener('submit', globalThis.ascentHold);
  if (globalThis.ascentHeld) root.querySelector('form')?.requestSubmit();
}
