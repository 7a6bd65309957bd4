/** What the server shows, with status 404, where no page is. */
import { MissingPage, StudentLinks, VisitorLinks } from '#client/ui/missing-page.tsx';

export const MissingSitePage = () => (
  <MissingPage
    links={
      <>
        <span className="signed-in contents">
          <StudentLinks />
        </span>
        <span className="signed-out contents">
          <VisitorLinks />
        </span>
      </>
    }
  />
);
