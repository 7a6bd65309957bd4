/** Which long forms hold unsaved input; `LeaveGuard` asks for them before their screen is left. */
import { useEffect, useId, useSyncExternalStore } from 'react';
import { forgetUnsaved, isUnsaved, noteUnsaved, onUnsavedChange } from '#client/platform/unsaved.ts';

/** The forms on screen that ask, in the order in which they appeared. */
const guarded = new Set<string>();
const firstTyped = (): string | undefined => [...guarded].find(isUnsaved);

/** Whether leaving this screen now would lose what was typed into such a form. */
export const isTyped = (): boolean => firstTyped() !== undefined;
export const useTyped = (): boolean => useSyncExternalStore(onUnsavedChange, isTyped, () => false);

/** Guards the form of this id; true while it asks. Of several forms one asks for all: the router takes one blocker at a time. */
export function useAsks(id: string): boolean {
  useEffect(() => {
    guarded.add(id);
    return () => void guarded.delete(id);
  }, [id]);
  return useSyncExternalStore(
    onUnsavedChange,
    () => firstTyped() === id,
    () => false,
  );
}

/** For an editor that is not a form of `useForm`: its id, and a note of its input for as long as it is `edited`. */
export function useUnsavedInput(edited: boolean): string {
  const id = useId();
  useEffect(() => {
    if (!edited) return undefined;
    noteUnsaved(id);
    return () => forgetUnsaved(id);
  }, [edited, id]);
  return id;
}
