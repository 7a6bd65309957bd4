import { Check, Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { gateText, opensGate } from '#core/membership/gate.ts';
import type { PaidTier } from '#core/membership/coupons.ts';
import { tierDefinitions, type MembershipTier } from '#core/membership/tiers.ts';
import { gatedScreenAt, type GatedScreen } from './gated-screens.ts';
import { usePlansLink } from './plans-link.ts';
import { useSession } from '../platform/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useDocumentTitle } from '../ui/page-states.tsx';

const Feature = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex items-start gap-2.5">
    <Check aria-hidden size={18} className="mt-1 shrink-0 text-primary" />
    {children}
  </li>
);

/** The beginning of what is inside, fading out. */
const FeaturePreview = ({ screen: { about, glimpse } }: { readonly screen: GatedScreen }) => (
  <figure className="mt-5">
    <figcaption className="text-sm">{about}</figcaption>
    <div className="mt-3 mask-[linear-gradient(#000_40%,transparent)] rounded-control border border-line bg-paper px-4 pt-3">
      {glimpse.map(({ title, text }) => (
        <p key={title} className="pb-3">
          <span className="block text-sm font-medium">{title}</span>
          <span className="block text-xs text-muted">{text}</span>
        </p>
      ))}
    </div>
  </figure>
);

/** What somebody in front of a gate is interested in. */
const recordPress = (engagementType: string, screen: GatedScreen | null) =>
  void import('../platform/analytics.ts').then(
    ({ recordUse }) => recordUse(engagementType, screen?.pattern),
    () => undefined,
  );

/** Shown instead of a premium screen: what it needs, the user's plan, and what the required plan includes. */
function GateView({ current, required }: { readonly current: MembershipTier; readonly required: PaidTier }) {
  const text = gateText(current, required);
  const { pathname } = useLocation();
  const plans = usePlansLink(required);
  const screen = gatedScreenAt(pathname);
  const plan = tierDefinitions[required];
  const [learning, setLearning] = useState(false);
  useDocumentTitle(text.title);
  return (
    <div className="page-column flex justify-center py-8 lg:py-16">
      <section className="w-full max-w-lg rounded-card border border-line bg-raised p-6 sm:p-8">
        <Lock aria-hidden size={28} className="text-primary" />
        <h1 className="mt-4 text-2xl font-semibold">{text.title}</h1>
        {screen ? <p className="mt-3 text-lg font-semibold">{screen.name}</p> : null}
        <p className="mt-1 text-muted">{text.text}</p>
        {screen ? <FeaturePreview screen={screen} /> : null}
        <dl className="mt-6 flex flex-col gap-2 border-y border-line py-4">
          <div className="flex items-center justify-between gap-4">
            <dt>Your current plan:</dt>
            <dd className="font-medium">{text.currentPlan}</dd>
          </div>
          <div className="flex items-center justify-between gap-4">
            <dt>Required plan:</dt>
            <dd className="font-medium">{text.requiredPlan}</dd>
          </div>
        </dl>
        <h2 className="mt-6 font-semibold">Upgrade to unlock:</h2>
        <ul className="mt-3 flex flex-col gap-2">
          {text.features.map((feature) => (
            <Feature key={feature}>{feature}</Feature>
          ))}
        </ul>
        {text.more ? <p className="mt-2 pl-7 text-muted">{text.more}</p> : null}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink
            to={plans.to}
            onClick={() => {
              plans.onClick();
              recordPress('gate_upgrade', screen);
            }}
          >
            {text.upgrade}
          </ButtonLink>
          <Button
            variant="secondary"
            onClick={() => {
              setLearning(true);
              recordPress('gate_learn_more', screen);
            }}
          >
            Learn More
          </Button>
        </div>
      </section>
      <Dialog open={learning} onOpenChange={setLearning} title={`What ${plan.name} includes`} description={plan.description} width="small">
        <ul className="flex flex-col gap-2">
          {plan.features.map((feature) => (
            <Feature key={feature}>{feature}</Feature>
          ))}
        </ul>
        <p className="mt-4 text-muted">{plan.price}</p>
      </Dialog>
    </div>
  );
}

/** Until it is known which plan somebody has. */
const MembershipLoading = () => (
  <p role="status" className="appear-late page-column py-12 text-muted">
    Loading...
  </p>
);

/** Shows the screens inside to those whose tier is high enough; the server refuses their data to all others in any case. */
function PremiumGate({ required }: { readonly required: PaidTier }) {
  const session = useSession();
  if (session.kind === 'loading') return <MembershipLoading />;
  // The guard inside leads elsewhere who must log in or verify an email first. Without an answer from the server the screen itself says that it cannot load.
  if (session.kind !== 'user' || !session.me.emailVerified || opensGate({ tier: session.me.membershipTier }, required)) return <Outlet />;
  return <GateView current={session.me.membershipTier} required={required} />;
}

export const PlusGate = () => <PremiumGate required="plus" />;
export const MaxGate = () => <PremiumGate required="max" />;
