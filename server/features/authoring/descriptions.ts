/** Figures whose descriptions need an author. */
import { descriptionProblems } from '#content/verify/description-problems.ts';
import type { figureDescriptionCalls } from '#contract/figure-descriptions.ts';
import { questionSchema } from '#core/questions/question.ts';
import type { Database } from '#server/database/database.ts';
import type { HandlersFor } from '#server/http/handler.ts';
import { toPage } from '#server/http/paging.ts';
import { selectFigures } from './store.ts';

/** Figures looked at in one statement. */
const batch = 200;
const maxExcerptLength = 160;

type Handlers = HandlersFor<typeof figureDescriptionCalls>;

export const descriptionHandlers = ({ database }: { readonly database: Database }): Handlers => ({
  listFigureDescriptions: async ({ query: { cursor, limit, show } }) => {
    const found: { readonly id: string; readonly view: Parameters<typeof toView>[0] }[] = [];
    await database.snapshot(async (queryable) => {
      let after = cursor ?? null;
      while (found.length <= limit) {
        const rows = await selectFigures(queryable, after, batch);
        for (const row of rows) {
          const question = questionSchema.parse(row.body);
          const problems = descriptionProblems(question);
          if (show === 'all' || problems.length > 0) found.push({ id: row.id, view: { row, question, problems } });
        }
        const last = rows.at(-1);
        if (rows.length < batch || !last) break;
        after = last.id;
      }
    });
    return toPage(
      found.slice(0, limit + 1),
      limit,
      ({ id }) => id,
      ({ view }) => toView(view),
    );
  },
});

interface Looked {
  readonly row: Awaited<ReturnType<typeof selectFigures>>[number];
  readonly question: ReturnType<typeof questionSchema.parse>;
  readonly problems: readonly string[];
}

function toView({ row, question, problems }: Looked) {
  if (question.stimulus?.kind !== 'figure') throw new Error(`the question ${row.id} was read for its figure and has none`);
  return {
    questionId: row.id,
    topicId: row.topic_id,
    newestVersion: row.newest_version,
    excerpt: question.stem.slice(0, maxExcerptLength),
    figure: question.stimulus.figure,
    problems: [...problems],
  };
}
