import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showPhoneNumber } from '#core/accounts/phone.ts';
import { getPhone, removePhone } from '#contract/phone.ts';
import { api, type Output } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { OwnerForm } from './owner-form.tsx';
import { NumberForm, PhoneCodeForm } from './phone-forms.tsx';
import { Disclosure, Section, useFocusPlace } from './section.tsx';

const phoneQuery = queryOptions({ queryKey: ['phone'], staleTime: 0, queryFn: ({ signal }) => api(getPhone, {}, { signal }) });

interface StateProps {
  readonly view: Output<typeof getPhone>;
  readonly refresh: () => Promise<void>;
}

function CurrentNumber({ view: { number }, refresh }: StateProps) {
  if (number === null) return <p className="text-muted">No number yet.</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="tabular whitespace-nowrap font-medium">{showPhoneNumber(number)}</span>
        <Badge tone="success">Verified</Badge>
      </p>
      <Disclosure label="Remove number">
        {(close) => (
          <OwnerForm
            danger
            confirmLabel="Remove number"
            busyLabel="Removing…"
            send={(body) => api(removePhone, { body })}
            onDone={async () => {
              await refresh();
              showToast({ title: 'Phone number removed', tone: 'success' });
            }}
            close={close}
          >
            <p className="text-sm text-muted">We will no longer be able to text you codes.</p>
          </OwnerForm>
        )}
      </Disclosure>
    </div>
  );
}

function Change({ view: { available, number, pending }, refresh }: StateProps) {
  const [other, setOther] = useState(false);
  const onSent = async () => {
    await refresh();
    setOther(false);
  };
  if (!available) return <p className="text-muted">Text messages aren’t set up here yet, so you can’t add a number.</p>;
  if (pending && !other)
    return (
      <PhoneCodeForm
        key={pending.number}
        {...pending}
        onVerified={async () => {
          await refresh();
          showToast({ title: 'Phone number verified', tone: 'success' });
        }}
        onOtherNumber={() => setOther(true)}
      />
    );
  if (pending) return <NumberForm onSent={onSent} cancelLabel="Back to the code" close={() => setOther(false)} />;
  return <Disclosure label={number === null ? 'Add a phone number' : 'Change number'}>{(close) => <NumberForm onSent={onSent} close={close} />}</Disclosure>;
}

/** A number to which codes can be texted. */
export function PhoneSection() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(phoneQuery);
  const place = useFocusPlace();
  // The pressed button has disappeared with its action.
  const refresh = async () => {
    await client.invalidateQueries(phoneQuery);
    place.focus();
  };
  return (
    <Section title="Phone number" lead="With two-step verification on, we can text you a code to log in.">
      {error && !data ? <ErrorState title="This did not load" error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <SkeletonLines lines={2} /> : null}
      {data ? (
        <div ref={place.ref} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          {data.number !== null || data.available ? <CurrentNumber view={data} refresh={refresh} /> : null}
          <Change view={data} refresh={refresh} />
        </div>
      ) : null}
    </Section>
  );
}
