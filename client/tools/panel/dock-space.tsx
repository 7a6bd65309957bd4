import { useLayoutEffect, useRef } from 'react';
import { setDockPlace, useDock } from './dock.ts';

/** Keeps a place free for a docked panel: put it beside what the panel must not cover. */
export function DockSpace() {
  const space = useRef<HTMLDivElement>(null);
  const { width } = useDock();
  useLayoutEffect(() => {
    const element = space.current;
    if (!element) return;
    const measure = () => {
      const { left, top, height } = element.getBoundingClientRect();
      setDockPlace({ x: left, y: top, width: element.offsetWidth, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      setDockPlace(null);
    };
  }, []);
  return <div ref={space} aria-hidden style={{ width }} className="shrink-0" />;
}
