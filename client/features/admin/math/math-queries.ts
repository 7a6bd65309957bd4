import { queryOptions } from '@tanstack/react-query';
import { countWordings, inspectDraw, listArchetypes, listFigureKinds } from '#contract/math-library.ts';
import { api, type Output } from '#client/platform/api.ts';

export type Archetype = Output<typeof listArchetypes>['archetypes'][number];
export type InspectedDraw = Output<typeof inspectDraw>;

export interface Draw {
  readonly archetype: string;
  readonly level: number;
  readonly seed: number;
}

export const archetypesQuery = queryOptions({
  queryKey: ['math-library', 'archetypes'],
  queryFn: ({ signal }) => api(listArchetypes, {}, { signal }),
  staleTime: Infinity,
});

/** The same seed always makes the same question, for as long as the page is open. */
export const drawQuery = (params: Draw) =>
  queryOptions({ queryKey: ['math-library', 'draw', params], queryFn: ({ signal }) => api(inspectDraw, { params }, { signal }), staleTime: Infinity });

export const wordingsQuery = ({ archetype, level }: Omit<Draw, 'seed'>, seeds: number) =>
  queryOptions({
    queryKey: ['math-library', 'wordings', archetype, level, seeds],
    queryFn: ({ signal }) => api(countWordings, { params: { archetype, level }, query: { seeds } }, { signal }),
    staleTime: Infinity,
  });

export const figureKindsQuery = queryOptions({
  queryKey: ['math-library', 'figure-kinds'],
  queryFn: ({ signal }) => api(listFigureKinds, {}, { signal }),
  staleTime: Infinity,
});
