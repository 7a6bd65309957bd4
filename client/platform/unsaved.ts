/** Unsent input on screen: while there is any, its screen does not close by itself. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const hasUnsaved = (): boolean => unsaved.size > 0;
export const isUnsaved = (id: string): boolean => unsaved.has(id);

/** Something was typed into the form of this id. */
export function noteUnsaved(id: string): void {
  if (unsaved.has(id)) return;
  unsaved.add(id);
  tell();
}

/** It was sent, or its form is gone. */
export function forgetUnsaved(id: string): void {
  if (unsaved.delete(id)) tell();
}

/** The page is about to be left for somebody else: what is on it is given up. */
export const giveUpUnsaved = (): void => [...unsaved].forEach(forgetUnsaved);

/** Listens for forms that are typed in, sent or gone; returns a function that stops listening. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
