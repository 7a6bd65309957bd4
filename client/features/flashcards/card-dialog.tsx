import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { addCards, updateCard } from '#contract/flashcards.ts';
import { cardIdAt, idBytes } from '#core/flashcards/card-id.ts';
import { maxSideLength } from '#core/flashcards/card.ts';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { api } from '#client/platform/api.ts';
import { TextArea } from '#client/ui/field.tsx';
import { focusOnMount } from '#client/ui/focus-on-mount.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { CardPicture, type CardPictures } from './card-picture.tsx';
import { cardsChanged } from './card-queries.ts';

interface Sides extends CardPictures {
  readonly front: string;
  readonly back: string;
}

export interface CardDialogProps {
  readonly deckId: string;
  /** Null: a new card. */
  readonly card: (Sides & { readonly id: string }) | null;
  readonly onClose: () => void;
  readonly onSaved?: (sides: Sides) => void;
}

const Preview = ({ front, back, frontPicture, backPicture }: Sides) =>
  front === '' && back === '' && !frontPicture && !backPicture ? null : (
    <section aria-label="Preview" className="rounded-card border border-line bg-paper p-4 font-serif">
      <RichText text={front} />
      <CardPicture small id={frontPicture} side="front" />
      <hr className="my-3 border-line" />
      <RichText text={back} />
      <CardPicture small id={backPicture} side="back" />
    </section>
  );

const PictureField = lazy(async () => ({ default: (await import('./picture-field.tsx')).PictureField }));

/** Writes a card, with a preview of its formulas. A new card leaves the dialog open for the next one. */
export function CardDialog({ deckId, card, onClose, onSaved }: CardDialogProps) {
  const client = useQueryClient();
  const [shown, setShown] = useState({ front: card?.front ?? '', back: card?.back ?? '' });
  const [pictures, setPictures] = useState<CardPictures>({ frontPicture: card?.frontPicture ?? null, backPicture: card?.backPicture ?? null });
  const [round, setRound] = useState(0);
  // The card last sent, until the server has it: sent again after a lost answer, it is the same one.
  const sent = useRef({ text: '', id: '' });
  const form = useForm({
    read: (entries) => ({ front: entries.text('front'), back: entries.text('back') }),
    check: ({ front, back }) => ({ ...(front ? {} : { front: 'Write what you want to be asked.' }), ...(back ? {} : { back: 'Write the answer.' }) }),
    onEdit: setShown,
    send: async (text) => {
      const sides = { ...text, ...pictures };
      if (card) return void (await api(updateCard, { params: { cardId: card.id }, body: sides }));
      const said = JSON.stringify(sides);
      if (sent.current.text !== said) sent.current = { text: said, id: cardIdAt(Date.now(), crypto.getRandomValues(new Uint8Array(idBytes))) };
      await api(addCards, { params: { deckId }, body: { cards: [{ id: sent.current.id, ...sides }] } });
      sent.current = { text: '', id: '' };
    },
    onDone: async (_, text) => {
      await cardsChanged(client);
      onSaved?.({ ...text, ...pictures });
      if (card) return onClose();
      showToast({ title: 'Card added', tone: 'success' });
      setShown({ front: '', back: '' });
      setPictures({ frontPicture: null, backPicture: null });
      setRound(round + 1);
    },
  });
  const take = (change: Partial<CardPictures>) => {
    setPictures({ ...pictures, ...change });
    form.touch();
  };
  return (
    <FormDialog
      form={form}
      title={card ? 'Edit card' : 'New card'}
      description="Put formulas between \( and \), for example \(x^2\). <i>…</i> makes italics, <u>…</u> underlines."
      label={card ? 'Save card' : 'Add card'}
      busyLabel="Saving…"
      // Nobody takes “Done” for giving up what is typed.
      cancelLabel={card || form.edited ? 'Cancel' : 'Done'}
      onClose={onClose}
    >
      <TextArea
        key={`front ${round.toString()}`}
        label="Front"
        {...form.field('front')}
        defaultValue={card?.front ?? ''}
        maxLength={maxSideLength}
        rows={3}
        ref={focusOnMount}
      />
      <Suspense>
        <PictureField side="front" id={pictures.frontPicture} onChange={(frontPicture) => take({ frontPicture })} />
      </Suspense>
      <TextArea key={`back ${round.toString()}`} label="Back" {...form.field('back')} defaultValue={card?.back ?? ''} maxLength={maxSideLength} rows={4} />
      <Suspense>
        <PictureField side="back" id={pictures.backPicture} onChange={(backPicture) => take({ backPicture })} />
      </Suspense>
      <Preview {...shown} {...pictures} />
    </FormDialog>
  );
}
