import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminAction } from '#contract/admin-home.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { words } from './action-words.ts';
import { reversalOf } from './reversal.ts';

/** Takes an action back, after asking, and leads to where it happened. */
export function UndoButton({ action }: { readonly action: AdminAction }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { undo, stays, place } = reversalOf(action);
  const name = words(action.actionType);
  const take = useMutation({
    mutationFn: async () => undo?.(),
    onSuccess: async () => {
      setAsking(false);
      showToast({ title: `Undone: ${name}`, tone: 'success' });
      // It may have changed anything that is shown anywhere here.
      await client.invalidateQueries();
    },
    onError: async (error) => {
      setAsking(false);
      showToast({ title: 'Nothing has changed', description: error.message, tone: 'danger', timeoutMs: 12_000 });
      // What somebody did since belongs into the list.
      await client.invalidateQueries({ queryKey: ['admin-actions'] });
    },
  });
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {place ? (
        <Link to={place.to} className="text-link inline-flex min-h-6 items-center">
          {place.label}
        </Link>
      ) : null}
      {undo ? (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)} aria-label={`Undo ${name} of ${formatDateTime(action.timestamp)}`}>
          <Undo2 aria-hidden size={16} /> Undo
        </Button>
      ) : null}
      {asking ? (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Undo “${name}”?`}
          description={`Done by ${action.adminName ?? 'a deleted account'} on ${formatDateTime(action.timestamp)}. It goes back to how it was, unless it has changed since.${stays} The log keeps both.`}
          confirmLabel="Undo it"
          busy={take.isPending}
          onConfirm={() => take.mutate()}
        />
      ) : null}
    </span>
  );
}
