import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Me } from '#contract/accounts.ts';
import { pathTo } from '../../../paths.ts';
import { planQuery } from '../../../platform/plan.ts';
import { useSession } from '../../../platform/session.ts';
import { formatDate } from '../../../ui/format.ts';
import { MembershipBadge } from '../../../ui/membership-badge.tsx';
import { ErrorState, LoadingState, Page } from '../../../ui/page-states.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { Section } from './section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

function About({ me }: { readonly me: Me }) {
  const { data: plan } = useQuery(planQuery);
  const renewsAt = plan?.subscription?.renewsAt;
  const lasting = renewsAt ? `renews on ${formatDate(renewsAt)}` : me.membershipEndDate ? `until ${formatDate(me.membershipEndDate)}` : null;
  return (
    <Section title="About you">
      <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-3">
        <div>
          <dt className="text-sm text-muted">Membership</dt>
          <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <MembershipBadge tier={me.membershipTier} />
            {lasting ? <span className="text-muted">{lasting}</span> : null}
            <Link to={pathTo('membershipUpgrade')} className="text-link inline-flex min-h-11 items-center">
              See plans
            </Link>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Member since</dt>
          <dd className="mt-1 flex items-center font-medium sm:min-h-11">{formatDate(me.createdAt)}</dd>
        </div>
      </dl>
      <NameForm me={me} />
    </Section>
  );
}

/** /profile */
export function ProfileScreen() {
  const session = useSession();
  return (
    <Page title="Profile">
      {session.kind === 'loading' ? <LoadingState label="Loading your profile" /> : null}
      {session.kind === 'unreachable' ? <ErrorState title="Your profile did not load" error={session.error} /> : null}
      {session.kind === 'user' ? (
        <div>
          <About me={session.me} />
          <EmailSection me={session.me} />
          <PasswordSection me={session.me} />
          <IdentitiesSection />
          <TwoFactorSection me={session.me} />
          <PhoneSection />
          <DevicesSection />
          <DataSection />
          <DeleteSection me={session.me} />
        </div>
      ) : null}
    </Page>
  );
}
