import { useQuery } from '@tanstack/react-query';
import { Check, Download } from 'lucide-react';
import type { LectureCopy } from '#client/platform/lecture-copy.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { savedLecturesQuery, useSaveLecture } from './lecture-queries.ts';

/** Puts the lecture on this device, says that it is there, and takes it off again. */
export function SaveOffline({ copy }: { readonly copy: LectureCopy }) {
  const { data: saved } = useQuery(savedLecturesQuery);
  const save = useSaveLecture(copy);
  if (!saved) return null;
  if (!saved.includes(copy.lecture.id))
    return (
      <KeepsFocus>
        <Button variant="secondary" busy={save.isPending} busyLabel="Saving…" onClick={() => save.mutate(true)}>
          <Download aria-hidden size={18} /> Save for offline
        </Button>
      </KeepsFocus>
    );
  return (
    <KeepsFocus className="flex flex-wrap items-center gap-x-2">
      <span role="status" className="flex items-center gap-1.5 text-success">
        <Check aria-hidden size={18} /> Saved offline
      </span>
      <Button variant="quiet" aria-label="Remove this lecture from this device" busy={save.isPending} onClick={() => save.mutate(false)}>
        Remove
      </Button>
    </KeepsFocus>
  );
}

/** What works with the copy on this device, and what has to wait. */
export const LectureOfflineNote = ({ what }: { readonly what: string }) => (
  <div role="status" className="mb-6">
    <Alert tone="warning">You’re offline. {what}</Alert>
  </div>
);
