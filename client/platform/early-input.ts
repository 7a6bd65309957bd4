/** What a person types into the prerendered page before the app has replaced it. */

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
