import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { Link } from 'react-router';
import type * as z from 'zod';
import { collectCards } from '#contract/flashcards.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { api } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { Button, type ButtonVariant } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';

type From = z.input<NonNullable<typeof collectCards.body>>['from'];

export interface AddToDeckProps {
  readonly from: From;
  /** What the button says, e.g. "Add to deck". */
  readonly label: string;
  /** What it is about, for screen readers, where several stand on a page. */
  readonly about?: string;
  readonly variant?: ButtonVariant;
  readonly onAdded?: () => void;
}

/** Makes cards in the deck used last. To those without Plus it says what flashcards are for: the screen's own gate does. */
export function AddToDeck({ from, label, about, variant = 'quiet', onAdded }: AddToDeckProps) {
  const session = useSession();
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: () => api(collectCards, { body: { from } }),
    onSuccess: ({ deckName, added, present }) => {
      void client.invalidateQueries({ queryKey: ['flashcards'] });
      showToast({
        title: added > 0 ? `${formatCount(added, 'card')} added to “${deckName}”` : `Already in “${deckName}”`,
        ...(added > 0 && present > 0 && { description: `${formatCount(present, 'card')} ${present === 1 ? 'was' : 'were'} already there.` }),
        tone: 'success',
      });
      onAdded?.();
    },
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  const icon = <Layers aria-hidden size={18} />;
  const of = about === undefined ? null : <span className="sr-only">{about}</span>;
  if (session.kind === 'user' && !meetsTier(session.me.membershipTier, 'plus'))
    return (
      <Link to="/flashcards" className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-muted hover:text-ink">
        {icon} {label} <span className="text-xs">Pro</span> {of}
      </Link>
    );
  return (
    <Button variant={variant} busy={add.isPending} busyLabel="Adding…" onClick={() => add.mutate()}>
      {icon} {label} {of}
    </Button>
  );
}
