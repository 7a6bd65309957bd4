/** Where a floating panel is, in pixels of the window. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Margin kept to the window's edges. */
export const margin = 8;
const arrowStep = 24;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(Math.max(min, max), value));

/** The box nearest to `box` that lies inside the window and is not smaller than `minSize`. */
export function fit(box: Box, window: Extent, minSize: Extent): Box {
  const width = clamp(box.width, Math.min(minSize.width, window.width - 2 * margin), window.width - 2 * margin);
  const height = clamp(box.height, Math.min(minSize.height, window.height - 2 * margin), window.height - 2 * margin);
  return { width, height, x: clamp(box.x, margin, window.width - width - margin), y: clamp(box.y, margin, window.height - height - margin) };
}

/** Moves the right and bottom edges; the other corner stays where it is. */
export function resized(box: Box, dx: number, dy: number, window: Extent, minSize: Extent): Box {
  return fit(
    { ...box, width: Math.min(box.width + dx, window.width - margin - box.x), height: Math.min(box.height + dy, window.height - margin - box.y) },
    window,
    minSize,
  );
}

/** The width a docked panel always leaves free. */
const leftForQuestion = 420;

/** The width of a docked panel that has this much room with the question, the sidebar not counted. */
export const dockable = (wanted: number, minWidth: number, room: number): number => Math.max(minWidth, Math.min(wanted, room - leftForQuestion));

/** The step of an arrow key; Shift makes it fine. Null for other keys. */
export function arrow(key: string, fine: boolean): readonly [dx: number, dy: number] | null {
  const step = fine ? 4 : arrowStep;
  switch (key) {
    case 'ArrowLeft':
      return [-step, 0];
    case 'ArrowRight':
      return [step, 0];
    case 'ArrowUp':
      return [0, -step];
    case 'ArrowDown':
      return [0, step];
    default:
      return null;
  }
}
