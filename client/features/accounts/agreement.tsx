import { Link } from 'react-router';
import { minimumAge } from '#core/accounts/minimum-age.ts';
import { pathTo } from '#client/paths.ts';

/** What everybody says who creates an account, wherever one can be created. */
export const Agreement = ({ lead = '' }: { readonly lead?: string }) => (
  <p className="text-sm text-muted">
    {lead}By creating an account, you confirm that you’re {minimumAge} or older and agree to the{' '}
    <Link to={pathTo('terms')} className="text-link">
      terms
    </Link>
    . If you’re under 18, check with a parent or guardian first: in some places, the law requires it.{' '}
    <Link to={pathTo('privacy')} className="text-link">
      What we store
    </Link>
    .
  </p>
);
