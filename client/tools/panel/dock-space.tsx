import { memo, useLayoutEffect, useRef } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { setDockPlace, useDock } from './dock.ts';

/**
 * Keeps a place free for a docked panel: put it beside what the panel must not cover. `page`: beside a page that
 * scrolls, whose visible height the panel takes; otherwise as high as its row.
 */
export const DockSpace = memo(function DockSpace({ page = false }: { readonly page?: boolean }) {
  const space = useRef<HTMLDivElement>(null);
  const { width } = useDock();
  useLayoutEffect(() => {
    const element = space.current;
    if (!element) return;
    const measure = () => {
      const { left, top, height } = element.getBoundingClientRect();
      setDockPlace({ x: left, y: top, width: element.offsetWidth, height: page ? window.innerHeight - top : height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above and beside a page, a banner or the sidebar, moves it without changing its size.
    if (page) observer.observe(document.body);
    if (page && element.parentElement) observer.observe(element.parentElement);
    addEventListener('resize', measure);
    if (page) addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure);
      setDockPlace(null);
    };
  }, [page]);
  return (
    <div
      ref={space}
      aria-hidden
      {...(width > 0 && { style: { width } })}
      className={cx('w-0 shrink-0 print:hidden', page && 'sticky top-12 h-[calc(100dvh-4.5rem)] self-start')}
    />
  );
});
