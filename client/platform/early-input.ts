/** What a person types into the prerendered page, and sends, before the app has replaced it. */

declare global {
  /** boot.js holds forms with it until the app is there. */
  var ascentHold: ((event: Event) => void) | undefined;
  /** A form was held. */
  var ascentHeld: boolean | undefined;
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

/** Once the app has taken over the page's form: sends it if that was tried too early, and holds forms no longer. */
export function sendEarlyForm(root: Element): void {
  if (globalThis.ascentHold) removeEventListener('submit', globalThis.ascentHold);
  if (globalThis.ascentHeld) root.querySelector('form')?.requestSubmit();
}
