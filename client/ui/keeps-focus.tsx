import { useCallback, useEffect, useRef, type ComponentProps } from 'react';

/**
 * A part of a screen whose buttons go away or move with what they do. The focus stays on the button that moved and, if it is gone,
 * here: on the page as a whole it would be at the top again. Not on the next button: a second press must not do something else.
 */
export function KeepsFocus({ children, ...rest }: Omit<ComponentProps<'div'>, 'ref' | 'tabIndex'>) {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const restore = useCallback(() => {
    if (!last.current || document.activeElement !== document.body) return;
    last.current.focus({ preventScroll: true });
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement && part.current?.contains(target) ? target : null;
    };
    // Whoever presses beside everything means to take the focus away.
    const forget = () => {
      last.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    // Something inside may have been rendered by itself.
    const changes = new MutationObserver(restore);
    if (part.current) changes.observe(part.current, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, [restore]);
  // After every rendering: a button that has become disabled takes the focus away, too.
  useEffect(restore);
  return (
    <div {...rest} ref={part} tabIndex={-1}>
      {children}
    </div>
  );
}
