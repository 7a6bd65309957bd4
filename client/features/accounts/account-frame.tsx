import type { ReactNode } from 'react';
import { Contours } from '#client/ui/contours.tsx';
import { useDocumentTitle } from '#client/ui/page-states.tsx';

const hills = [{ seed: 3, rings: 20, x: 240, y: 350, rx: 520, ry: 470, lean: 0.22 }] as const;

export interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the account screens: one quiet column beside the mountain. It begins at the top and fills the window, so that late content moves nothing else. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  useDocumentTitle(title);
  return (
    <div className="page-column grid min-h-[calc(100dvh-4.5rem)] content-start items-start gap-16 py-8 lg:grid-cols-[minmax(0,26rem)_1fr] lg:py-12">
      <div className="mx-auto w-full max-w-104">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {lead ? <div className="mt-2 text-muted">{lead}</div> : null}
        <div className="mt-8">{children}</div>
      </div>
      <div className="relative hidden h-140 overflow-hidden rounded-card bg-primary-soft text-primary lg:block">
        <Contours shapes={hills} viewBox="0 0 560 640" className="absolute inset-0 size-full opacity-60" />
      </div>
    </div>
  );
}
