import { tierDefinitions, type MembershipTier } from '#core/membership/tiers.ts';
import { pathTo } from '../paths.ts';
import { usePlansLink } from './plans-link.ts';
import { useSession } from '../platform/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export interface UpgradeOffer {
  /** The place that was asked for. */
  readonly label: string;
  readonly to: string;
  readonly tier: Exclude<MembershipTier, 'free'>;
}

/** Says what unlocks a screen and leads there; a guest creates an account first. */
export function UpgradeDialog({ offer, onClose }: { readonly offer: UpgradeOffer | null; readonly onClose: () => void }) {
  const session = useSession();
  const { displayName, name, price } = tierDefinitions[offer?.tier ?? 'plus'];
  const guest = session.kind === 'guest';
  const plans = usePlansLink(offer?.tier ?? 'plus', offer?.to);
  const to = guest ? pathTo('signup', {}, { from: plans.to }) : plans.to;
  return (
    <Dialog
      open={offer !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Upgrade to ${displayName}`}
      width="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink
            to={to}
            onClick={() => {
              plans.onClick();
              onClose();
            }}
          >
            Upgrade to {displayName}
          </ButtonLink>
        </>
      }
    >
      <p>
        {offer?.label} {offer?.label.endsWith('s') ? 'come' : 'comes'} with {name} ({price}){name === displayName ? '' : `, shown as ${displayName} in menus`}.
        {guest ? ' Create a free account first. You’ll see what each plan includes.' : ' The next page shows what each plan includes.'}
      </p>
    </Dialog>
  );
}
