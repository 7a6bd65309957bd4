import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import { renewBackupCodes, turnOffTwoFactor, type getTwoFactor } from '#contract/two-factor.ts';
import { api, type Output } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { BackupCodesDialog } from './backup-codes-dialog.tsx';
import { OwnerForm } from './owner-form.tsx';
import { profileKey } from './profile-query.ts';
import { Disclosure, Section, useFocusPlace } from './section.tsx';
import { twoFactorQuery } from './two-factor-query.ts';
import { SetUp } from './two-factor-setup.tsx';

/** With this few codes left it is time for new ones. */
const few = 2;

interface StateProps {
  readonly refresh: () => Promise<unknown>;
  readonly onCodes: (codes: readonly string[]) => void;
}

interface TwoFactorOnProps extends StateProps {
  readonly view: Output<typeof getTwoFactor>;
  readonly onOff: () => void;
}

function TwoFactorOn({ view: { since, backupCodesLeft }, refresh, onCodes, onOff }: TwoFactorOnProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone="success">On</Badge>
        <span className="text-muted">since {formatDate(since ?? '')}</span>
      </p>
      {backupCodesLeft <= few ? (
        <Alert tone="warning">
          {backupCodesLeft === 0 ? 'You have no backup codes left.' : `Only ${formatCount(backupCodesLeft, 'backup code')} left.`} Create new ones.
        </Alert>
      ) : (
        <p>{formatCount(backupCodesLeft, 'backup code')} left.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Disclosure label="Create new backup codes">
          {(close) => (
            <OwnerForm
              confirmLabel="Create new codes"
              busyLabel="Creating…"
              send={(body) => api(renewBackupCodes, { body })}
              onDone={({ backupCodes }) => {
                onCodes(backupCodes);
                close();
                void refresh();
              }}
              close={close}
            >
              <p className="text-sm text-muted">The old codes stop working.</p>
            </OwnerForm>
          )}
        </Disclosure>
        <Disclosure label="Turn off">
          {(close) => (
            <OwnerForm
              danger
              confirmLabel="Turn off"
              busyLabel="Turning off…"
              send={(body) => api(turnOffTwoFactor, { body })}
              onDone={async () => {
                await refresh();
                onOff();
                showToast({ title: 'Two-step verification is off', tone: 'success' });
              }}
              close={close}
            >
              <p className="text-sm text-muted">After that, your password is all it takes to log in.</p>
            </OwnerForm>
          )}
        </Disclosure>
      </div>
    </div>
  );
}

/** A second proof after the password: on, off, and what helps when the phone is lost. */
export function TwoFactorSection({ me }: { readonly me: Me }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(twoFactorQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const place = useFocusPlace();
  // Other sessions have ended, so the list of devices has changed too.
  const refresh = () => Promise.all([client.invalidateQueries(twoFactorQuery), client.invalidateQueries({ queryKey: profileKey })]);
  return (
    <Section title="Two-step verification" lead="Log in with your password and a code from your phone.">
      {error && !data ? <ErrorState title="This did not load" error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <SkeletonLines lines={2} /> : null}
      <div ref={place.ref} tabIndex={-1} className="outline-none">
        {data?.since ? <TwoFactorOn view={data} refresh={refresh} onCodes={setCodes} onOff={place.focus} /> : null}
        {data && !data.since ? (
          <div className="flex flex-col gap-4">
            <p className="text-muted">Even if someone learns your password, they can’t get in. Turning it on logs out your other devices.</p>
            <Disclosure label="Set up">
              {(close) => (
                <SetUp
                  close={close}
                  onOn={(made) => {
                    setCodes(made);
                    void refresh();
                  }}
                />
              )}
            </Disclosure>
          </div>
        ) : null}
      </div>
      {codes ? (
        <BackupCodesDialog
          codes={codes}
          email={me.email}
          onClose={() => {
            setCodes(null);
            place.focus();
          }}
        />
      ) : null}
    </Section>
  );
}
