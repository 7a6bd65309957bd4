import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';

interface NoteFormProps {
  /** The note that is saved. */
  readonly saved: string;
  readonly busy: boolean;
  readonly onSave: (note: string) => void;
}

/** A student's note on a question. */
export function NoteForm({ saved, busy, onSave }: NoteFormProps) {
  const [note, setNote] = useState(saved);
  return (
    <form
      className="flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(note.trim());
      }}
    >
      <div className="min-w-0 grow basis-60">
        <TextField label="Note to yourself" value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} autoComplete="off" />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12" busy={busy} disabled={note.trim() === saved}>
        Save note
      </Button>
    </form>
  );
}
