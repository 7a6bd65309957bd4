/** The clear strip of the line reader, in pixels of the window. */
export interface Strip {
  readonly top: number;
  readonly height: number;
}

/** Where the page to read begins and ends. */
export interface Page {
  readonly top: number;
  readonly bottom: number;
}

const [least, line] = [28, 28] as const;

/** Keeps a strip between the top and the bottom of what is read. */
export function fitStrip({ top, height }: Strip, page: Page): Strip {
  const high = Math.max(least, Math.min(height, page.bottom - page.top));
  return { height: high, top: Math.max(page.top, Math.min(top, page.bottom - high)) };
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
