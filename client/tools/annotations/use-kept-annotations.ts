/** Highlights and notes of a quiz, or of practicing the misses of a result: on this device first, then on the server. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Annotation } from '#core/exams/answer-state.ts';
import { ApiError, isPassing } from '#client/platform/api.ts';
import {
  annotationsQuery,
  mergeAnnotations,
  readAnnotations,
  sendAnnotations,
  writeAnnotations,
  type AnnotatedQuestion,
} from '#client/platform/kept-annotations.ts';
import { createOutbox, type Outbox } from '#client/platform/outbox.ts';

const newDevice = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

const versionOf = ({ questionId, seq, device }: AnnotatedQuestion): string => `${questionId} ${seq} ${device}`;

/** What one request may carry; one that outlives its page may only be small. */
const perRequest = 5;

export interface KeptAnnotations {
  /** Null until the server has said what is there: a change made earlier might be the one that loses. */
  readonly of: (questionId: string) => readonly Annotation[] | null;
  readonly change: (questionId: string, annotations: readonly Annotation[]) => void;
}

export function useKeptAnnotations(workId: string): KeptAnnotations {
  const { data } = useQuery(annotationsQuery(workId));
  const [device] = useState(newDevice);
  const [held, setHeld] = useState<readonly AnnotatedQuestion[]>([]);
  const latest = useRef(held);
  const outbox = useRef<Outbox<AnnotatedQuestion>>(undefined);
  const hold = useCallback((next: readonly AnnotatedQuestion[]) => {
    latest.current = next;
    setHeld(next);
  }, []);

  useEffect(() => {
    const box = createOutbox<AnnotatedQuestion>({
      send: async (saves, leaving) => {
        await sendAnnotations(workId, saves, leaving);
        return saves.map(versionOf);
      },
      keyOf: ({ questionId }) => questionId,
      versionOf,
      onAcknowledged: (one) =>
        writeAnnotations(
          workId,
          readAnnotations(workId).filter((kept) => versionOf(kept) !== versionOf(one)),
        ),
      onFailure: (error) => (error instanceof ApiError && !isPassing(error) ? 'stop' : 'retry'),
      onRefused: () => undefined,
      onState: () => undefined,
      fit: (items, leaving) => items.slice(0, leaving ? 1 : perRequest),
      schedule: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    });
    outbox.current = box;
    hold([]);
    for (const one of readAnnotations(workId)) box.put(one);
    const leave = () => void box.flush({ leaving: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // What was changed a moment ago would wait for the next visit.
      void box.flush().finally(box.stop);
    };
  }, [workId, hold]);

  useEffect(() => {
    if (data) hold(mergeAnnotations(latest.current, readAnnotations(workId), data.questions));
  }, [data, workId, hold]);

  return {
    of: (questionId) => (data ? (held.find((one) => one.questionId === questionId)?.annotations ?? none) : null),
    change: (questionId, annotations) => {
      const seq = (latest.current.find((one) => one.questionId === questionId)?.seq ?? 0) + 1;
      const made: AnnotatedQuestion = { questionId, annotations: [...annotations], seq, device };
      hold(mergeAnnotations(latest.current, [made]));
      writeAnnotations(workId, mergeAnnotations(readAnnotations(workId), [made]));
      outbox.current?.put(made);
    },
  };
}

const none: readonly Annotation[] = [];
