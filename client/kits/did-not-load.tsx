import type { ReactNode } from 'react';
import { ApiError } from '../platform/api.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';

interface Props {
  /** As in “We could not find this post”. */
  readonly what: string;
  readonly error: Error;
  readonly onRetry: () => void;
  /** Where others like it are listed. */
  readonly list: { readonly label: string; readonly to: string };
  /** Why it may not be there, where more is known. */
  readonly children?: ReactNode;
}

/** One thing, named in the address, that is not there: trying again would not help, so it leads to the list. Or it failed to load. */
export function DidNotLoad({ what, error, onRetry, list, children = 'The link may be old or mistyped.' }: Props) {
  const isMissing = error instanceof ApiError && (error.code === 'bad-input' || error.code.endsWith('not-found'));
  const toList = (
    <ButtonLink variant={isMissing ? 'secondary' : 'quiet'} to={list.to}>
      {list.label}
    </ButtonLink>
  );
  if (!isMissing) return <ErrorState title={`This ${what} did not load`} error={error} onRetry={onRetry} action={toList} />;
  return (
    <div role="alert">
      <EmptyState title={`We could not find this ${what}`} action={toList}>
        {children}
      </EmptyState>
    </div>
  );
}
