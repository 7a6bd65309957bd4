import { useEffect } from 'react';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';

/** The selection has its last form after the pointer is up and the browser has adjusted it, ms. */
const adjustedMs = 10;
/** Handles at the ends of a selection send no events of a pointer: it is final once it rests, ms. */
const restedMs = 600;

const growing: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
const elsewhere = '[role=dialog], input, textarea';
const isElsewhere = ({ target }: Event): boolean => target instanceof Element && target.closest(elsewhere) !== null;

/** Calls whenever text on the page may have been selected: with a mouse, a finger, or Shift and the arrow keys. */
export function useFinalSelection(wanted: boolean, onSelected: (byKey: boolean) => void): void {
  const selected = useStableCallback(onSelected);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTouched = window.matchMedia('(pointer: coarse)').matches;
    let isGrown = false;
    const down = ({ pointerType }: PointerEvent) => {
      isTouched = pointerType === 'touch';
    };
    const up = (event: PointerEvent) => {
      if (!isElsewhere(event)) setTimeout(() => selected(false), adjustedMs);
    };
    const changed = () => {
      clearTimeout(timer);
      // A long press ends as a canceled pointer, also on a laptop whose usual pointer is a mouse.
      if (isTouched) timer = setTimeout(() => selected(false), restedMs);
    };
    const keyDown = (event: KeyboardEvent) => {
      if (event.shiftKey && growing.has(event.key) && !isElsewhere(event)) isGrown = true;
    };
    const keyUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Shift' || !isGrown) return;
      isGrown = false;
      selected(true);
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up);
    document.addEventListener('selectionchange', changed);
    document.addEventListener('keydown', keyDown);
    document.addEventListener('keyup', keyUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('selectionchange', changed);
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('keyup', keyUp);
    };
  }, [wanted, selected]);
}
