import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Form } from '../form/form.tsx';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { useForm } from '../form/use-form.ts';

interface NoteFormProps {
  /** The note that is saved. */
  readonly saved: string;
  readonly onSave: (note: string) => Promise<unknown>;
}

/** A student's note on a question. */
export function NoteForm({ saved, onSave }: NoteFormProps) {
  const form = useForm({ read: (entries) => entries.text('note'), check: () => ({}), send: onSave, onDone: () => undefined });
  return (
    <Form form={form} className="max-w-xl gap-3">
      <LeaveGuard id={form.id} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField label="Note to yourself" {...form.field('note')} defaultValue={saved} maxLength={1000} autoComplete="off" />
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="min-h-12"
          busy={form.busy}
          aria-disabled={!form.edited}
          onClick={(event) => form.edited || event.preventDefault()}
        >
          Save note
        </Button>
      </div>
    </Form>
  );
}
