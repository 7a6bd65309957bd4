import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { drawFigure } from '#contract/figure-drawing.ts';
import type { FigureKind } from '#core/authoring/figure-kinds.ts';
import { api, type Output } from '#client/platform/api.ts';

type Drawing = Output<typeof drawFigure>;
export type Shown = NonNullable<Drawing['shown']>;

/** Ms without a keystroke before the figure is drawn again. */
const pause = 300;

export interface Wanted {
  readonly kind: FigureKind;
  readonly entries: Readonly<Record<string, string>>;
  readonly alt: string;
}

/** The figure for these entries; while something cannot be drawn, the last one that could. */
export function useDrawing(wanted: Wanted) {
  const [settled, setSettled] = useState(wanted);
  const [lastShown, setLastShown] = useState<{ readonly kind: FigureKind; readonly shown: Shown } | null>(null);
  const text = JSON.stringify(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Wanted), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['figure-drawing', settled],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api(drawFigure, { body: { ...settled, entries: Object.entries(settled.entries).map(([field, value]) => ({ field, text: value })) } }, { signal }),
  });
  const isCurrent = !isFetching && JSON.stringify(settled) === text;
  if (isCurrent && data?.shown && data.shown !== lastShown?.shown) setLastShown({ kind: settled.kind, shown: data.shown });
  return {
    errors: settled.kind === wanted.kind ? (data?.errors ?? {}) : {},
    problems: data?.shown ? data.problems : [],
    error,
    shown: lastShown?.kind === wanted.kind ? lastShown.shown : null,
    /** Whether what is shown is what was entered. */
    isCurrent: isCurrent && data?.shown != null,
  };
}
