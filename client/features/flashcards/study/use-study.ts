/** A session of studying on screen: answers are kept on the device first, then sent. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Grade } from '#core/flashcards/schedule.ts';
import { reviewSummaryQuery } from '#client/kits/mistakes/review-summary.ts';
import { ownerOf } from '#client/platform/kept-copy.ts';
import { newRequestId } from '#client/platform/request-id.ts';
import { dayEnd, readQueue } from '../card-queries.ts';
import { reviewSender, type ReviewSender } from '../review-sender.ts';
import { afterAnswer, afterCounting, afterUndo, beginSession, lookAgain, type Moment, type Session } from './session.ts';

export const momentNow = (): Moment => {
  const now = Date.now();
  return { now, dayEnd: dayEnd(now) };
};

export interface Study {
  readonly session: Session;
  readonly deckName: string;
  /** The queue came from this device, because the server did not answer. */
  readonly fromDevice: boolean;
  readonly answer: (grade: Grade, tookMs: number) => void;
  readonly undo: () => void;
  readonly change: (next: (session: Session) => Session) => void;
}

export type StudyState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly study: Study };

export function useStudy(deckId: string): StudyState {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    // Not one of those that are read again when a card changes: the session would begin anew, with nothing to undo.
    queryKey: ['flashcard-session', deckId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const queue = await readQueue(client, deckId, signal);
      const owner = await ownerOf(client);
      return { queue, sender: owner === null ? null : await reviewSender(owner) };
    },
  });
  const [session, setSession] = useState<Session | null>(null);
  const latest = useRef<Session | null>(null);
  const set = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
  }, []);
  const sender = useRef<ReviewSender | null>(null);

  useEffect(() => {
    if (!data) return undefined;
    sender.current = data.sender;
    set(beginSession(data.queue, data.sender?.unsent() ?? [], momentNow()));
    const stop = data.sender?.onCounted((cards) => {
      const unsent = new Set(data.sender?.unsent().map(({ cardId }) => cardId));
      if (latest.current) set(afterCounting(latest.current, cards, unsent));
    });
    return () => {
      stop?.();
      // What is due is counted again where it is shown next.
      void data.sender?.flush().finally(() => client.invalidateQueries({ queryKey: reviewSummaryQuery.queryKey }));
    };
  }, [client, data, set]);

  useEffect(() => {
    // Cards in learning steps come back by themselves.
    const timer = setInterval(() => {
      if (latest.current && !latest.current.current) set(lookAgain(latest.current, momentNow()));
    }, 15_000);
    return () => clearInterval(timer);
  }, [set]);

  const answer = useCallback(
    (grade: Grade, tookMs: number) => {
      const next = latest.current && afterAnswer(latest.current, grade, newRequestId(), tookMs, momentNow());
      if (!next) return;
      set(next.session);
      void sender.current?.put(next.review);
    },
    [set],
  );
  const undo = useCallback(() => {
    const back = latest.current && afterUndo(latest.current);
    if (!back) return;
    set(back.session);
    void sender.current?.put(back.review);
  }, [set]);
  const change = useCallback(
    (next: (session: Session) => Session) => {
      if (latest.current) set(next(latest.current));
    },
    [set],
  );

  if (!data) return error ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
  if (!session || session.deckId !== deckId) return { kind: 'loading' };
  return { kind: 'ready', study: { session, deckName: data.queue.deck.name, fromDevice: data.queue.fromDevice, answer, undo, change } };
}
