import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Me } from '#contract/accounts.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { pathTo } from '#client/paths.ts';
import { planQuery } from '#client/platform/plan.ts';
import { useSession } from '#client/platform/session.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatDate } from '#client/ui/format.ts';
import { MembershipBadge } from '#client/ui/membership-badge.tsx';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { AnalyticsSection } from './analytics-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameForm } from './name-form.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { Section } from './section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

const groups = [
  { id: 'account', title: 'Account' },
  { id: 'security', title: 'Security' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'plan', title: 'Plan' },
  { id: 'data', title: 'Data' },
] as const;
type GroupId = (typeof groups)[number]['id'];

function About({ me }: { readonly me: Me }) {
  return (
    <Section title="About you" lead={`Member since ${formatDate(me.createdAt)}.`}>
      <NameForm me={me} />
    </Section>
  );
}

function Plan({ me }: { readonly me: Me }) {
  const { data: plan } = useQuery(planQuery);
  const renewsAt = plan?.subscription?.renewsAt;
  const lasting = renewsAt ? `renews on ${formatDate(renewsAt)}` : me.membershipEndDate ? `until ${formatDate(me.membershipEndDate)}` : null;
  return (
    <Section title="Membership" lead={tierDefinitions[me.membershipTier].description}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MembershipBadge tier={me.membershipTier} />
        {lasting ? <span className="text-muted">{lasting}</span> : null}
      </p>
      <ButtonLink to={pathTo('membershipUpgrade')} variant="secondary" className="mt-4">
        See plans
      </ButtonLink>
    </Section>
  );
}

const contents = {
  account: (me) => (
    <>
      <About me={me} />
      <EmailSection me={me} />
      <IdentitiesSection />
    </>
  ),
  security: (me) => (
    <>
      <PasswordSection me={me} />
      <TwoFactorSection me={me} />
      <PhoneSection />
      <DevicesSection />
    </>
  ),
  notifications: () => <NotificationsSection />,
  plan: (me) => <Plan me={me} />,
  data: (me) => (
    <>
      <DataSection />
      <AnalyticsSection />
      <DeleteSection me={me} />
    </>
  ),
} as const satisfies Record<GroupId, (me: Me) => ReactNode>;

function Groups({ me }: { readonly me: Me }) {
  const { hash } = useLocation();
  // The part named in the URL exists only once the profile has loaded.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <nav aria-label="On this page" className="mb-10 flex gap-1 overflow-x-auto border-b border-line">
        {groups.map(({ id, title }) => (
          <Link
            key={id}
            to={{ hash: id }}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2.5 font-medium text-muted hover:border-line-strong hover:text-ink focus-visible:-outline-offset-2 sm:px-3.5"
          >
            {title}
          </Link>
        ))}
      </nav>
      <div className="flex flex-col gap-14">
        {groups.map(({ id, title }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
            <h2 id={`${id}-title`} className="mb-6 text-xl font-semibold">
              {title}
            </h2>
            {contents[id](me)}
          </section>
        ))}
      </div>
    </>
  );
}

/** /profile */
export function ProfileScreen() {
  const session = useSession();
  return (
    <Page title="Profile">
      {session.kind === 'loading' ? <LoadingState label="Loading your profile" /> : null}
      {session.kind === 'unreachable' ? <ErrorState title="Your profile did not load" error={session.error} /> : null}
      {session.kind === 'user' ? <Groups me={session.me} /> : null}
    </Page>
  );
}
