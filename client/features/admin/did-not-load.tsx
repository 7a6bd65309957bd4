import { ApiError } from '../../platform/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/page-states.tsx';

interface Props {
  /** As in “This post does not exist”. */
  readonly what: string;
  readonly error: Error;
  readonly onRetry: () => void;
  /** Where others like it are listed. */
  readonly list: { readonly label: string; readonly to: string };
}

/** One thing, named in the address, that is not there: trying again would not help, so it leads to the list. Or it failed to load. */
export function DidNotLoad({ what, error, onRetry, list }: Props) {
  const isMissing = error instanceof ApiError && (error.code === 'bad-input' || error.code.endsWith('not-found'));
  if (!isMissing) return <ErrorState title={`This ${what} did not load`} error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        title={`This ${what} does not exist`}
        action={
          <ButtonLink variant="secondary" to={list.to}>
            {list.label}
          </ButtonLink>
        }
      >
        The link may be old or mistyped.
      </EmptyState>
    </div>
  );
}
