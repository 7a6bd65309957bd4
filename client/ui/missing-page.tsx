import type { ReactNode } from 'react';
import { pathTo } from '../paths.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './page-states.tsx';

export const missingTitle = 'This page does not exist';

/** Where somebody with an account goes on. */
export const StudentLinks = () => (
  <>
    <ButtonLink to={pathTo('progress')}>My progress</ButtonLink>
    <ButtonLink to={pathTo('practiceExams')} variant="secondary">
      Practice exams
    </ButtonLink>
  </>
);

export const VisitorLinks = () => (
  <>
    <ButtonLink to={pathTo('landing')}>Home</ButtonLink>
    <ButtonLink to={pathTo('guestQuiz')} variant="secondary">
      Try a quiz
    </ButtonLink>
  </>
);

/** What the app and the server both show where no page is; `links` for anyone who is signed in, and for anyone who is not. */
export const MissingPage = ({ links }: { readonly links: ReactNode }) => (
  <div className="page-column py-8">
    <EmptyState
      heading="h1"
      title={missingTitle}
      action={
        <>
          {links}
          <ButtonLink to={pathTo('help')} variant="quiet">
            Help
          </ButtonLink>
        </>
      }
    >
      The address may have a typo, or the page has moved. Your work is safe.
    </EmptyState>
  </div>
);
