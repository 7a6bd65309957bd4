import { Link } from 'react-router';
import { meetsTier } from '#core/membership/tiers.ts';
import type { ExplainedQuestion } from '#core/questions/explanation.ts';
import { useSession } from '#client/platform/session.ts';
import { ProMark } from '#client/ui/membership-badge.tsx';

/** The way from a question's takeaway to the concept that teaches it. Guests have no concept bank. */
export function ConceptLink({ review: { concept } }: { readonly review: Pick<ExplainedQuestion, 'concept'> }) {
  const session = useSession();
  if (concept === undefined || session.kind === 'guest') return null;
  const included = session.kind !== 'user' || meetsTier(session.me.membershipTier, 'plus');
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm print:hidden">
      <Link className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11" to={`/concept-detail/${concept.id}`}>
        Read the concept: {concept.title}
      </Link>
      {included ? null : <ProMark tier="plus" />}
    </p>
  );
}
