/** What the server shows, with status 404, where no page is. */
import { pathTo } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';

export const MissingPage = () => (
  <div className="page-column py-8">
    <EmptyState
      heading="h1"
      title="This page does not exist"
      action={
        <>
          <span className="signed-in contents">
            <ButtonLink to={pathTo('progress')}>My progress</ButtonLink>
            <ButtonLink to={pathTo('practiceExams')} variant="secondary">
              Practice exams
            </ButtonLink>
          </span>
          <span className="signed-out contents">
            <ButtonLink to={pathTo('landing')}>Home</ButtonLink>
            <ButtonLink to={pathTo('guestQuiz')} variant="secondary">
              Try a quiz
            </ButtonLink>
          </span>
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
