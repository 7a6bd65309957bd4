import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '#core/calculator/graph/view.ts';

/** An element's size in whole pixels; null until it is on screen. The last size is kept while it is hidden. */
export function useSize(ref: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 20 || height < 20) return;
      setSize((known) =>
        known?.width === Math.round(width) && known.height === Math.round(height) ? known : { width: Math.round(width), height: Math.round(height) },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
