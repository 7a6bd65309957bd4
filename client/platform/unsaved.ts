/** Unsent input on screen: while there is any, its screen does not close by itself. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Something was typed into the form of this id. */
export function noteUnsaved(id: string): void {
  unsaved.add(id);
}

/** It was sent, or its form is gone. */
export function forgetUnsaved(id: string): void {
  if (unsaved.delete(id) && unsaved.size === 0) for (const listener of listeners) listener();
}

/** Listens for the moment when nothing is left unsaved; returns a function that stops listening. */
export function onAllSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
