/** What the server shows, with status 404, where no page is. */
import { MissingPage, WaysOfStudents, WaysOfVisitors } from '../../ui/missing-page.tsx';

export const MissingSitePage = () => (
  <MissingPage
    ways={
      <>
        <span className="signed-in contents">
          <WaysOfStudents />
        </span>
        <span className="signed-out contents">
          <WaysOfVisitors />
        </span>
      </>
    }
  />
);
