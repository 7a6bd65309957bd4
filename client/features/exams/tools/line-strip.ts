/** The clear strip of the line reader, in pixels of the window. */
export interface Strip {
  readonly top: number;
  readonly height: number;
}

const [least, line] = [28, 28] as const;

/** Keeps a strip inside the window. */
export function fitStrip({ top, height }: Strip, windowHeight: number): Strip {
  const high = Math.max(least, Math.min(height, windowHeight - 80));
  return { height: high, top: Math.max(0, Math.min(top, windowHeight - high)) };
}

/** The strip after a key: arrows move it by a line (with Shift finely), + and − change its height. Null for other keys. */
export function nudge({ top, height }: Strip, key: string, fine: boolean): Strip | null {
  const step = fine ? 4 : line;
  switch (key) {
    case 'ArrowUp':
      return { top: top - step, height };
    case 'ArrowDown':
      return { top: top + step, height };
    case '+':
    case '=':
      return { top, height: height + line };
    case '-':
    case '_':
      return { top, height: height - line };
    default:
      return null;
  }
}
