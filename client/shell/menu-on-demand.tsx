import { cloneElement, Suspense, useState, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';

/**
 * A button that becomes a menu: menus are as large as all the rest of the shell, and most visits need none. Their code is fetched
 * when a pointer or the focus comes near, and `children`, the menu already open, takes the button's place when it is asked for.
 */
export function MenuOnDemand({
  button,
  load,
  children,
}: {
  readonly button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}) {
  const [asked, setAsked] = useState(false);
  const near = () => void load().catch(() => undefined);
  const closed = cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: near,
    onFocus: near,
    // Without a connection it stays a button: nothing breaks, and the next click tries again.
    onClick: () =>
      void load().then(
        () => setAsked(true),
        () => undefined,
      ),
  });
  return asked ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
