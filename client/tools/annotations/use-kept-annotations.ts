/** Highlights and notes of a quiz, or of practicing the misses of a result: on this device first, then on the server. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Annotation } from '#core/exams/answer-state.ts';
import { annotationSender, type AnnotationStatus } from '#client/platform/annotation-sender.ts';
import { annotationsQuery, mergeAnnotations, type AnnotatedQuestion } from '#client/platform/kept-annotations.ts';

export interface KeptAnnotations {
  /** Null until the server has said what is there: a change made earlier might be the one that loses. */
  readonly of: (questionId: string) => readonly Annotation[] | null;
  readonly change: (questionId: string, annotations: readonly Annotation[]) => void;
  readonly status: AnnotationStatus;
}

export function useKeptAnnotations(workId: string): KeptAnnotations {
  const { data } = useQuery(annotationsQuery(workId));
  const sender = annotationSender(workId);
  const status = useSyncExternalStore(sender.subscribe, sender.status);
  const [held, setHeld] = useState<readonly AnnotatedQuestion[]>([]);
  const latest = useRef(held);
  const hold = useCallback((next: readonly AnnotatedQuestion[]) => {
    latest.current = next;
    setHeld(next);
  }, []);

  useEffect(() => {
    // Before the list arrives: it may be read before these are saved, and come after they are.
    hold(sender.unsent());
    sender.resume();
  }, [sender, hold]);

  useEffect(() => {
    if (data) hold(mergeAnnotations(latest.current, sender.unsent(), data.questions));
  }, [data, sender, hold]);

  return {
    of: (questionId) => (data ? (held.find((one) => one.questionId === questionId)?.annotations ?? none) : null),
    change: (questionId, annotations) => {
      const seq = latest.current.find((one) => one.questionId === questionId)?.seq ?? 0;
      hold(mergeAnnotations(latest.current, [sender.change(questionId, annotations, seq)]));
    },
    status,
  };
}

const none: readonly Annotation[] = [];
