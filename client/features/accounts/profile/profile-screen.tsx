import type { Me } from '#contract/accounts.ts';
import { tierLabel } from '#core/membership/tiers.ts';
import { useSession } from '../../../platform/session.ts';
import { formatDate } from '../../../ui/format.ts';
import { ErrorState, LoadingState, Page } from '../../../ui/page-states.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordSection } from './password-section.tsx';
import { Section } from './section.tsx';

function About({ me }: { readonly me: Me }) {
  return (
    <Section title="About you">
      <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-3">
        <div>
          <dt className="text-sm text-muted">Membership</dt>
          <dd className="font-medium">
            {tierLabel(me.membershipTier)}
            {me.membershipEndDate ? <span className="font-normal text-muted"> until {formatDate(me.membershipEndDate)}</span> : null}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Member since</dt>
          <dd className="font-medium">{formatDate(me.createdAt)}</dd>
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
          <DevicesSection />
          <DataSection />
          <DeleteSection me={session.me} />
        </div>
      ) : null}
    </Page>
  );
}
