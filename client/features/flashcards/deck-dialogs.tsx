import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createDeck, saveFlashcardSettings, shareDeck, unshareDeck, updateDeck, type DeckView } from '#contract/flashcard-decks.ts';
import { maxDescriptionLength, maxNameLength, maxNewPerDay, retentions } from '#core/flashcards/card.ts';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { pathTo } from '#client/paths.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api } from '#client/platform/api.ts';
import type { Decks } from '#client/platform/card-copy.ts';
import { copyText } from '#client/platform/clipboard.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { cardsChanged } from './card-queries.ts';

/** Names a new deck, or renames one. */
export function DeckDialog({
  deck,
  onClose,
  onCreated,
}: {
  readonly deck: DeckView | null;
  readonly onClose: () => void;
  readonly onCreated?: (id: string) => void;
}) {
  const client = useQueryClient();
  const [once] = useState(makeOnce);
  const form = useForm({
    read: (entries) => ({ name: entries.text('name'), description: entries.text('description') }),
    check: ({ name }) => (name ? {} : { name: 'Please give the deck a name.' }),
    send: async (body) => {
      if (!deck) return (await once((requestId) => api(createDeck, { body: { ...body, requestId } }))).id;
      await api(updateDeck, { params: { deckId: deck.id }, body });
      return deck.id;
    },
    onDone: async (id) => {
      await cardsChanged(client);
      onClose();
      if (!deck) onCreated?.(id);
    },
  });
  return (
    <FormDialog form={form} title={deck ? 'Rename deck' : 'New deck'} label={deck ? 'Save' : 'Create deck'} busyLabel="Saving…" onClose={onClose}>
      <TextField label="Name" {...form.field('name')} defaultValue={deck?.name ?? ''} maxLength={maxNameLength} autoComplete="off" />
      <TextArea
        label="Description (optional)"
        {...form.field('description')}
        defaultValue={deck?.description ?? ''}
        maxLength={maxDescriptionLength}
        rows={2}
      />
    </FormDialog>
  );
}

const retentionNames: Readonly<Record<(typeof retentions)[number], string>> = {
  80: '80% (fewer reviews, but you forget more)',
  85: '85%',
  90: '90% (recommended)',
  95: '95% (about twice as many reviews)',
};

/** How much to remember, and how many new cards a day. */
export function SettingsDialog({ settings, onClose }: { readonly settings: Decks['settings']; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    read: (entries) => ({
      retention: retentions.find((percent) => String(percent) === entries.text('retention')) ?? 90,
      newPerDay: entries.number('newPerDay'),
    }),
    check: ({ newPerDay }) =>
      Number.isInteger(newPerDay) && newPerDay >= 0 && newPerDay <= maxNewPerDay ? {} : { newPerDay: `Enter a whole number from 0 to ${maxNewPerDay}.` },
    send: (body) => api(saveFlashcardSettings, { body }),
    onDone: async () => {
      await cardsChanged(client);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Study settings"
      description="For all decks. Dates that are already set don’t change. If your study plan has a test date, every card comes back before it."
      label="Save settings"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <SelectField
        label="How much you want to remember when a card comes back"
        {...form.field('retention')}
        defaultValue={String(settings.retention)}
        options={retentions.map((percent) => ({ value: String(percent), label: retentionNames[percent] }))}
      />
      <TextField
        label="New cards a day, in each deck"
        type="number"
        min={0}
        max={maxNewPerDay}
        {...form.field('newPerDay')}
        defaultValue={settings.newPerDay}
      />
    </FormDialog>
  );
}

const linkOf = (link: string) => `${location.origin}${pathTo('sharedDeck', { link })}`;

/** Gives a copy of the deck away by a link, until sharing ends. */
export function ShareDialog({ deck, onClose }: { readonly deck: DeckView; readonly onClose: () => void }) {
  const client = useQueryClient();
  const [link, setLink] = useState(deck.link);
  const params = { deckId: deck.id };
  const share = useMutation({
    mutationFn: () => api(shareDeck, { params }),
    onSuccess: ({ link: made }) => {
      setLink(made);
      void cardsChanged(client);
    },
  });
  const end = useMutation({
    mutationFn: () => api(unshareDeck, { params }),
    onSuccess: () => {
      setLink(null);
      void cardsChanged(client);
    },
  });
  const error = share.error ?? end.error;
  const copy = async () => {
    if (link !== null && (await copyText(linkOf(link)))) showToast({ title: 'Link copied', tone: 'success' });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share this deck"
      description="Anyone with the link gets their own copy. They don’t see your answers, and your deck stays as it is."
      actions={
        link === null ? (
          <Button busy={share.isPending} busyLabel="Making the link…" onClick={() => share.mutate()}>
            Make a link
          </Button>
        ) : (
          <>
            <Button variant="secondary" busy={end.isPending} busyLabel="Stopping…" onClick={() => end.mutate()}>
              Stop sharing
            </Button>
            <Button onClick={() => void copy()}>Copy link</Button>
          </>
        )
      }
    >
      {link === null ? (
        <p className="text-muted">Cards made from your mistakes are copied too. Friends need Plus to open the link.</p>
      ) : (
        <TextField label="Link" readOnly value={linkOf(link)} onFocus={({ target }) => target.select()} />
      )}
      <div role="alert" className="mt-3 empty:hidden">
        {error ? <Alert tone="danger">{error.message}</Alert> : null}
      </div>
    </Dialog>
  );
}
