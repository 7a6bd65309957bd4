import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listFeatureFlags, switchFeature, type FeatureFlagList } from '#contract/feature-flags.ts';
import { featureFlagNames } from '#core/feature-flags.ts';
import { ReasonDialog } from '#client/kits/form/reason-dialog.tsx';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';

type Flag = FeatureFlagList['flags'][number];
type Name = (typeof featureFlagNames)[number];

const words = {
  useRepairEngine: {
    label: 'Skills to review',
    text: 'A wrong answer puts its skill on the student’s list under Review. It is due right away, and again two days after each review.',
    on: 'From now on, wrong answers fill the list, and students see it under Review.',
    off: 'The list disappears for everyone, and wrong answers no longer change it. What is on it is kept.',
  },
  smartQuizEnabled: {
    label: 'Smart quizzes',
    text: 'Quizzes that pick the topics and levels that help each student most.',
    on: 'Students can start smart quizzes again.',
    off: 'No one can start a smart quiz. Those in progress can be finished; other quizzes are not affected.',
  },
} as const satisfies Record<Name, { label: string; text: string; on: string; off: string }>;

const isKnown = (name: Flag['name']): name is Name => name !== 'unknown';

const flagsQuery = queryOptions({ queryKey: ['feature-flags'], staleTime: 0, queryFn: ({ signal }) => api(listFeatureFlags, {}, { signal }) });

function SwitchDialog({ flag, name, onClose }: { readonly flag: Flag; readonly name: Name; readonly onClose: () => void }) {
  const client = useQueryClient();
  const { label, on, off } = words[name];
  const verb = flag.isOn ? 'Switch off' : 'Switch on';
  return (
    <ReasonDialog
      title={`${verb} “${label}”?`}
      description={flag.isOn ? off : on}
      label={verb}
      reasonHint="Saved in the action log."
      send={(reason) => api(switchFeature, { params: { name }, body: { isOn: !flag.isOn, reason } })}
      onDone={(answer) => {
        client.setQueryData(flagsQuery.queryKey, answer);
        showToast({ title: `“${label}” is ${flag.isOn ? 'off' : 'on'}`, tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function FlagItem({ flag, name }: { readonly flag: Flag; readonly name: Name }) {
  const [asking, setAsking] = useState(false);
  const { label, text } = words[name];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="min-w-0 max-w-prose">
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          {label} <Badge tone={flag.isOn ? 'success' : 'neutral'}>{flag.isOn ? 'On' : 'Off'}</Badge>
        </h2>
        <p className="mt-1">{text}</p>
        <p className="mt-1 text-sm text-muted">
          <code>{name}</code>, {flag.isOnByDefault ? 'on' : 'off'} by default.{' '}
          {flag.changed
            ? `Switched last by ${flag.changed.by ?? 'a deleted account'} on ${formatDateTime(flag.changed.at)}: ${flag.changed.reason}`
            : 'Never switched here.'}
        </p>
      </div>
      <Button variant="secondary" onClick={() => setAsking(true)} aria-label={`${flag.isOn ? 'Switch off' : 'Switch on'} ${label}`}>
        {flag.isOn ? 'Switch off' : 'Switch on'}
      </Button>
      {asking ? <SwitchDialog flag={flag} name={name} onClose={() => setAsking(false)} /> : null}
    </li>
  );
}

/** /admin/feature-flags */
export function FlagsScreen() {
  const { data, error, refetch } = useQuery(flagsQuery);
  return (
    <Page title="Feature flags" lead="Parts of the product that can be switched for everyone. A switch takes effect with the next request, on every server.">
      {data ? (
        <ul className="divide-y divide-line border-y border-line">
          {data.flags.map((flag) => (isKnown(flag.name) ? <FlagItem key={flag.name} flag={flag} name={flag.name} /> : null))}
        </ul>
      ) : error ? (
        <ErrorState title="The flags did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the flags" />
      )}
    </Page>
  );
}
