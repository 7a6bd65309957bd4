import { RotateCw } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { ContourEmblem } from './contours.tsx';
import { Skeleton, SkeletonLines } from './skeleton.tsx';

/** A loading page: heading and lines. Announced to screen readers at once, visible after 300 ms. */
export function LoadingState({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div role="status" className="flex flex-col gap-6 py-2">
      <span className="sr-only">{label}…</span>
      <div className="appear-late">
        <Skeleton className="h-8 w-56 max-w-full" />
      </div>
      <SkeletonLines lines={4} />
    </div>
  );
}

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do about it. */
  readonly action?: ReactNode;
  /** `h1` where the state is the whole page. */
  readonly heading?: 'h1' | 'h2';
}

function State({ title, children, action, heading: Heading = 'h2' }: StateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-12 text-center">
      <ContourEmblem className="mb-6 h-auto w-44 max-w-full" />
      <Heading className="max-w-full text-xl font-semibold wrap-anywhere">{title}</Heading>
      {children ? <div className="mt-2 max-w-full text-balance wrap-anywhere text-muted [&_p]:text-balance">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}

/** Nothing here yet: why, and how to begin. */
export const EmptyState = (props: StateProps) => <State {...props} />;

export interface ErrorStateProps extends Omit<StateProps, 'title' | 'children'> {
  readonly title?: string;
  /** The failure; its message is shown if it is an Error. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
}

/** Something failed: what, and what to do. */
export function ErrorState({ title = 'This did not load', error, onRetry, action, heading }: ErrorStateProps) {
  const message = error instanceof Error && error.message ? error.message : 'Please try again in a moment.';
  return (
    <div role="alert">
      <State
        title={title}
        {...(heading ? { heading } : {})}
        action={
          <>
            {onRetry ? (
              <Button variant="secondary" onClick={onRetry}>
                <RotateCw aria-hidden size={18} /> Try again
              </Button>
            ) : null}
            {action}
          </>
        }
      >
        {message}
      </State>
    </div>
  );
}

export interface PageProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** Right of the title on wide windows. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a screen: sets the tab's title and holds the one h1. */
export function Page({ title, lead, actions, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className="page-column py-8 lg:py-12">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4 lg:mb-10">
        <div className="min-w-0 grow">
          <h1 className="text-2xl font-semibold wrap-anywhere lg:text-3xl">{title}</h1>
          {lead ? <p className="mt-2 max-w-prose wrap-anywhere text-muted">{lead}</p> : null}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** Names the tab "title · Ascent". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Ascent`;
  }, [title]);
}
