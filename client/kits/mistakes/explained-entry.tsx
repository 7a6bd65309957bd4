import type { ComponentProps } from 'react';
import { ConceptLink } from '#client/kits/concepts/concept-link.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { Explanation } from '#client/ui/question/explanation.tsx';

interface ExplainedEntryProps {
  /** As a query for an entry returns it. */
  readonly query: {
    readonly data:
      | {
          readonly entry: { readonly answer: string | null; readonly correct: boolean };
          readonly explained: ComponentProps<typeof Explanation>['review'] & ComponentProps<typeof ConceptLink>['review'];
        }
      | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

/** The question of an entry with its explanation and what the student answered, once they are there. */
export function ExplainedEntry({ query: { data, error, refetch } }: ExplainedEntryProps) {
  if (data)
    return (
      <Explanation
        review={data.explained}
        given={{ answer: data.entry.answer, label: 'Your answer', correct: data.entry.correct }}
        more={<ConceptLink review={data.explained} />}
      />
    );
  return error ? <ErrorState title="This question did not load" error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading the question" />;
}
