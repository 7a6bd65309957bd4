/** Questions by their ids, by subcategory, and the newest, as programs of authors ask for them. */
import type { questionQueryCalls } from '#contract/question-queries.ts';
import { questionRecord } from '#core/questions/record.ts';
import { questionSchema } from '#core/questions/question.ts';
import { isDatabaseUnavailable } from '#server/database/retry.ts';
import type { Base, Feature } from '#server/feature.ts';
import type { HandlersFor } from '#server/http/handler.ts';
import { selectByIds, selectNewest, type RecordRow } from './store.ts';

type Handlers = HandlersFor<typeof questionQueryCalls>;

const viewOf = ({ id, status, current_version, usage_contexts, created_at, body }: RecordRow) => {
  const { skillTags, ...facts } = questionRecord(questionSchema.parse(body));
  return { id, ...facts, skillTags: [...skillTags], usageContext: [...usage_contexts], status, version: current_version, createdAt: created_at.toISOString() };
};

export function questionQueriesFeature({ database, log }: Pick<Base, 'database' | 'log'>) {
  const handlers: Handlers = {
    getQuestionsById: async ({ query: { ids } }) => ({ questions: (await selectByIds(database, ids)).map(viewOf) }),
    listTopicQuestions: async ({ query: { subcategory, limit } }) => ({ questions: (await selectNewest(database, subcategory, limit)).map(viewOf) }),
    listRecentQuestions: async ({ query: { limit } }) => {
      const rows = await selectNewest(database, null, limit).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error;
        log.error({ err: error }, 'the newest questions could not be read: the list is empty');
        return [];
      });
      return { questions: rows.map(viewOf) };
    },
  };
  return { handlers } satisfies Feature;
}
