import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ConnectedIdentity, Provider } from '#contract/identities.ts';
import { readReturn, useProviders } from '#client/platform/identity.ts';
import { wordsFor, type Words } from '#client/platform/identity-words.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatDate } from '#client/ui/format.ts';
import { ProviderMark } from '#client/ui/provider-mark.tsx';
import { ConnectDialog, DisconnectDialog } from './identity-dialogs.tsx';
import { profileQuery } from './profile-query.ts';
import { Section } from './section.tsx';

interface RowProps {
  readonly provider: Provider;
  readonly connected: ConnectedIdentity | undefined;
  /** Nothing else opens the account. */
  readonly only: boolean;
  readonly onAsk: () => void;
}

function Row({ provider, connected, only, onAsk }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 items-start gap-3">
        <span className="mt-0.5 inline-flex w-5 justify-center">
          <ProviderMark id={provider.id} />
        </span>
        <div className="min-w-0">
          <p className="font-medium">{provider.name}</p>
          <p className="break-words text-sm text-muted">
            {connected ? `${connected.email ? `${connected.email}, c` : 'C'}onnected on ${formatDate(connected.connectedAt)}` : 'Not connected'}
          </p>
          {only ? <p className="text-sm text-muted">This is your only way to log in. To disconnect it, set a password first.</p> : null}
        </div>
      </div>
      {only ? null : (
        <Button variant="secondary" size="small" aria-label={`${connected ? 'Disconnect' : 'Connect'} ${provider.name}`} onClick={onAsk}>
          {connected ? 'Disconnect' : 'Connect'}
        </Button>
      )}
    </li>
  );
}

/** The identity providers connected to the account, and those that could be. */
export function IdentitiesSection() {
  const [search] = useSearchParams();
  const { data } = useQuery(profileQuery);
  const offered = useProviders();
  const [asking, setAsking] = useState<Provider | null>(null);
  const [done, setDone] = useState<Words | null>(null);
  const identities = data?.identities ?? [];
  const connectedTo = (provider: Provider) => identities.find((identity) => identity.provider.id === provider.id);
  const providers = [...offered, ...identities.map(({ provider }) => provider).filter(({ id }) => offered.every((provider) => provider.id !== id))];
  if (!data || providers.length === 0) return null;
  const returned = readReturn(search, providers);
  const shown = done ?? (returned && wordsFor(returned.outcome, returned.provider.name));
  const close = () => setAsking(null);
  return (
    <Section title="Other ways to log in" lead="Connect another account and use it to log in.">
      <div role="status" className="mb-4 empty:hidden">
        {shown ? <Alert tone={shown.tone}>{shown.text}</Alert> : null}
      </div>
      <ul className="-my-3 divide-y divide-line">
        {providers.map((provider) => {
          const connected = connectedTo(provider);
          return (
            <Row
              key={provider.id}
              provider={provider}
              connected={connected}
              only={connected !== undefined && !data.hasPassword && identities.length === 1}
              onAsk={() => {
                setDone(null);
                setAsking(provider);
              }}
            />
          );
        })}
      </ul>
      {asking && connectedTo(asking) ? <DisconnectDialog provider={asking} onDone={setDone} onClose={close} /> : null}
      {asking && !connectedTo(asking) ? <ConnectDialog provider={asking} onDone={setDone} onClose={close} /> : null}
    </Section>
  );
}
