import { pathTo } from '../paths.ts';
import { useSession } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState, useDocumentTitle } from '../ui/page-states.tsx';

const title = 'This page does not exist';

/** Where no screen is, once the app is there; the server says the same in client/site/pages/missing.tsx. */
export function MissingScreen() {
  const session = useSession();
  useDocumentTitle(title);
  return (
    <div className="page-column py-8">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <>
            {session.kind === 'user' ? (
              <>
                <ButtonLink to={pathTo('progress')}>My progress</ButtonLink>
                <ButtonLink to={pathTo('practiceExams')} variant="secondary">
                  Practice exams
                </ButtonLink>
              </>
            ) : (
              <>
                <ButtonLink to={pathTo('landing')}>Home</ButtonLink>
                <ButtonLink to={pathTo('guestQuiz')} variant="secondary">
                  Try a quiz
                </ButtonLink>
              </>
            )}
            <ButtonLink to={pathTo('help')} variant="quiet">
              Help
            </ButtonLink>
          </>
        }
      >
        The address may have a typo, or the page has moved. Nothing of yours is lost.
      </EmptyState>
    </div>
  );
}
