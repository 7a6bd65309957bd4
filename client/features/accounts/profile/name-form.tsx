import type { Me } from '#contract/accounts.ts';
import { updateProfile } from '#contract/account-settings.ts';
import { api } from '#client/platform/api.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';

/** The name, ready to be edited. */
export function NameForm({ me }: { readonly me: Me }) {
  const adoptSession = useAdoptSession();
  const form = useForm({
    read: (entries) => ({ name: entries.text('name') }),
    check: ({ name }) => (name ? {} : { name: 'Please enter your name.' }),
    send: (body) => api(updateProfile, { body }),
    onDone: (answer) => {
      adoptSession(answer.me);
      showToast({ title: 'Name saved', tone: 'success' });
    },
    fallback: 'We could not save your name. Please try again.',
  });
  return (
    <Form form={form} className="gap-4">
      <TextField label="Full name" {...form.field('name')} autoComplete="name" maxLength={80} required defaultValue={me.name} />
      <Button type="submit" variant="secondary" className="self-start" busy={form.busy} busyLabel="Saving…">
        Save name
      </Button>
    </Form>
  );
}
