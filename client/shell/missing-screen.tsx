import { useSession } from '../platform/session.ts';
import { MissingPage, missingTitle, StudentLinks, VisitorLinks } from '../ui/missing-page.tsx';
import { useDocumentTitle } from '../ui/page-states.tsx';

/** Where no screen is, once the app is there; the server says the same in client/site/pages/missing.tsx. */
export function MissingScreen() {
  const session = useSession();
  useDocumentTitle(missingTitle);
  return <MissingPage links={session.kind === 'user' ? <StudentLinks /> : <VisitorLinks />} />;
}
