import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { getPasswordReset } from '#contract/account-settings.ts';
import { api } from '#client/platform/api.ts';
import { Checkbox } from '#client/ui/choice.tsx';
import { formatDate } from '#client/ui/format.ts';

type SignIns = z.output<(typeof getPasswordReset)['output']>;

/** What else opens the account of a mailed password link. */
export const useOtherSignIns = (token: string): SignIns | undefined =>
  useQuery({ queryKey: ['password-reset', token], queryFn: () => api(getPasswordReset, { body: { token } }), retry: false, staleTime: Infinity }).data;

function secondFactorText({ twoFactorSince, phoneEnding }: SignIns['secondFactors']): string {
  const phone = phoneEnding === null ? '' : `the phone number ending in ${phoneEnding}`;
  if (twoFactorSince === null) return `Remove ${phone}`;
  return `Remove two-step verification${phone && ` and ${phone}`}`;
}

/** Lists it, and offers to remove what the owner does not know; sign-ins elsewhere end in any case. */
export function OtherSignIns({ others }: { readonly others: SignIns }) {
  const { identities, devices, secondFactors } = others;
  const hasFactors = secondFactors.twoFactorSince !== null || secondFactors.phoneEnding !== null;
  if (identities.length === 0 && !hasFactors && devices.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-medium">Other ways into your account</legend>
      <p className="mt-1 text-sm text-muted">Check anything that isn’t yours, or that you’ve lost, and we’ll remove it.</p>
      <div className="mt-2 flex flex-col">
        {identities.map(({ provider, email, connectedAt }) => (
          <Checkbox
            key={provider.id}
            name="removeIdentities"
            value={provider.id}
            label={`Disconnect ${provider.name}`}
            description={`${email ? `${email}, ` : ''}connected on ${formatDate(connectedAt)}`}
          />
        ))}
        {hasFactors ? (
          <Checkbox
            name="removeSecondFactors"
            label={secondFactorText(secondFactors)}
            description={
              secondFactors.twoFactorSince === null
                ? undefined
                : `On since ${formatDate(secondFactors.twoFactorSince)}. It will be turned off after three days, unless someone logs in with a code before then.`
            }
          />
        ) : null}
      </div>
      {devices.length === 0 ? null : (
        <p className="mt-2 text-sm text-muted">
          {`This also logs you out everywhere you’re logged in now: ${new Intl.ListFormat('en-US').format(new Set(devices.map(({ name }) => name)))}.`}
        </p>
      )}
    </fieldset>
  );
}
