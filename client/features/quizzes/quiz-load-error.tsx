import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/page-states.tsx';

/** In place of a quiz that could not be loaded: try again, or make another. */
export function QuizLoadError({ title, error, onRetry }: { readonly title: string; readonly error: Error; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title={title}
      error={error}
      onRetry={onRetry}
      action={
        <ButtonLink to={pathTo('smartQuizGenerator')} variant="quiet">
          Make a new quiz
        </ButtonLink>
      }
    />
  );
}
