import type { Me } from '#contract/accounts.ts';
import { updateProfile } from '#contract/account-settings.ts';
import { api } from '../../../platform/api.ts';
import { useAdoptSession } from '../../../platform/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useFormCall } from '../form-call.ts';
import { entry } from '../form-errors.ts';

/** The name, ready to be edited. */
export function NameForm({ me }: { readonly me: Me }) {
  const adoptSession = useAdoptSession();
  const { errors, busy, onSubmit } = useFormCall({
    read: (data) => ({ name: entry(data, 'name').trim() }),
    check: ({ name }) => (name ? {} : { name: 'Please enter your name.' }),
    send: (body) => api(updateProfile, { body }),
    onDone: (answer) => {
      adoptSession(answer.me);
      showToast({ title: 'Name saved', tone: 'success' });
    },
    fallback: 'We could not save your name. Please try again.',
  });
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <div role="alert" className="empty:hidden">
        {errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}
      </div>
      <TextField label="Full name" name="name" autoComplete="name" maxLength={80} required defaultValue={me.name} error={errors.fields['name']} />
      <Button type="submit" variant="secondary" className="self-start" busy={busy} busyLabel="Saving…">
        Save name
      </Button>
    </form>
  );
}
