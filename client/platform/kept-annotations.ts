/** Highlights and notes made in a quiz or while practicing misses: on this device from the moment they are made until the server has them. */
import * as z from 'zod';
import { queryOptions } from '@tanstack/react-query';
import { listAnnotations, saveAnnotations, type Annotated } from '#contract/annotations.ts';
import { annotationLimit, annotationSchema } from '#core/exams/answer-state.ts';
import { isLater } from '#core/exams/stamp.ts';
import { api } from './api.ts';
import { annotationsOf, readSetting, writeSetting } from './storage.ts';

const keptSchema = z.array(
  z.object({ questionId: z.string(), annotations: z.array(annotationSchema).max(annotationLimit), seq: z.int().min(1), device: z.string() }),
);

export type AnnotatedQuestion = Annotated;

export function readAnnotations(workId: string): readonly AnnotatedQuestion[] {
  try {
    return keptSchema.parse(JSON.parse(readSetting(annotationsOf(workId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** An empty list forgets them. */
export const writeAnnotations = (workId: string, kept: readonly AnnotatedQuestion[]): void =>
  writeSetting(annotationsOf(workId), kept.length === 0 ? null : JSON.stringify(kept));

/** Per question the version with the later stamp: the same rule as the server's. */
export function mergeAnnotations(...lists: readonly (readonly AnnotatedQuestion[])[]): AnnotatedQuestion[] {
  const merged = new Map<string, AnnotatedQuestion>();
  for (const one of lists.flat()) {
    const held = merged.get(one.questionId);
    if (!held || isLater(one, held)) merged.set(one.questionId, one);
  }
  return [...merged.values()];
}

export const annotationsQuery = (workId: string) =>
  queryOptions({
    queryKey: ['annotations', workId],
    queryFn: ({ signal }) => api(listAnnotations, { params: { workId } }, { signal }),
    staleTime: 0,
    // A remembered list may be older than what was saved since, and a change to it would lose.
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** `leaving`: the request outlives its page. */
export const sendAnnotations = (workId: string, saves: readonly AnnotatedQuestion[], leaving: boolean): Promise<unknown> =>
  api(saveAnnotations, { params: { workId }, body: { saves: [...saves] } }, { keepalive: leaving });
