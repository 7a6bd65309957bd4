/** How much of practice each topic gets; quizzes follow within seconds. */
import type { topicSettingCalls } from '#contract/topic-settings.ts';
import type { Base, Feature } from '../../feature.ts';
import { signedIn, type Handler } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { selectSettings, updateWeight, type SettingRow } from './store.ts';

type Handlers = { readonly [Id in keyof typeof topicSettingCalls]: Handler<(typeof topicSettingCalls)[Id]> };

const viewOf = ({ topic_id, weight, questions, updated_at }: SettingRow) => ({
  topicId: topic_id,
  weight,
  questions,
  updatedAt: updated_at?.toISOString() ?? null,
});

export function topicSettingsFeature({ database, now }: Pick<Base, 'database' | 'now'>) {
  const handlers: Handlers = {
    listTopicSettings: signedIn(async () => ({ topics: (await selectSettings(database, null)).map(viewOf) })),

    saveTopicSetting: signedIn(async ({ caller, params: { topicId }, body: { weight, before } }) => {
      const time = now();
      return asAdmin<ReturnType<typeof viewOf>>(database, caller.id, time, async (queryable) => {
        if (!(await updateWeight(queryable, topicId, before, weight, new Date(time)))) return refuse('item-changed');
        const [row] = await selectSettings(queryable, topicId);
        if (!row) throw new Error(`topic ${topicId} was just changed and is not there`);
        const metadata = { before: { weight: before }, after: { weight } };
        return { action: { actionType: 'save-topic-setting', contentType: 'topic', contentId: String(topicId), metadata }, answer: viewOf(row) };
      });
    }),
  };
  return { handlers } satisfies Feature;
}
