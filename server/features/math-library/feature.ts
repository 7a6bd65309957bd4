/** Authors look through what the Math generators make. Nothing is stored; students get questions only as quizzes draw them. */
import { specimens } from '#content/figures/specimens.ts';
import type { Cell } from '#content/draw-question.ts';
import type { mathLibraryCalls } from '#contract/math-library.ts';
import { difficulties } from '#core/questions/question.ts';
import type { Drawer } from '#server/content/draws/drawer.ts';
import type { Base, Feature } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';

type Handlers = HandlersFor<typeof mathLibraryCalls>;

export function mathLibraryFeature({ draws, learningContent }: Pick<Base, 'learningContent'> & { readonly draws: Drawer }) {
  // What generators there are does not change while the process runs.
  let known: Awaited<ReturnType<Drawer['archetypes']>> = null;
  const archetypes = async () => (known ??= await draws.archetypes());

  const cellOf = async (archetype: string, asked: number): Promise<Cell | 'not-found' | 'unavailable'> => {
    const all = await archetypes();
    if (!all) return 'unavailable';
    const level = difficulties.find((one) => one === asked);
    return level && all.some((one) => one.archetype === archetype && one.levels.includes(level)) ? { archetype, level } : 'not-found';
  };

  const handlers: Handlers = {
    listArchetypes: signedIn(async () => {
      const all = await archetypes();
      if (!all) return refuse('unavailable');
      const { concepts } = await learningContent();
      const titles = new Map(concepts.flatMap(({ title, archetypes: taught }) => taught.map((archetype) => [archetype, title] as const)));
      return { archetypes: all.map((one) => ({ ...one, concept: titles.get(one.archetype) ?? null })) };
    }),

    inspectDraw: signedIn(async ({ params: { archetype, level, seed } }) => {
      const cell = await cellOf(archetype, level);
      if (typeof cell === 'string') return refuse(cell);
      return (await draws.inspect(cell, seed)) ?? refuse('unavailable');
    }),

    countWordings: signedIn(async ({ params: { archetype, level }, query: { seeds } }) => {
      const cell = await cellOf(archetype, level);
      if (typeof cell === 'string') return refuse(cell);
      return (await draws.variety(cell, seeds)) ?? refuse('unavailable');
    }),

    listFigureKinds: signedIn(async () => ({ kinds: specimens() })),
  };
  return { handlers } satisfies Feature;
}
