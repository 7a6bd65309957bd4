import type { ReactNode } from 'react';

/**
 * The end of a long form with the one thing to do: in view from the start, above the mobile bar on phones. In short windows it stays at the end,
 * where it hides nothing. What the keyboard comes to scrolls clear of it (`.sticky-action` in styles/app.css).
 */
export const StickyAction = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky-action z-5 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-paper py-3 [@media(min-height:40rem)]:sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] min-[769px]:bottom-0">
    {children}
  </div>
);
