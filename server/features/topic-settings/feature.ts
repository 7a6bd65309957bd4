/** How topics are shown and how much of practice and exams each gets; students see it within seconds, or when they next open a page. */
import { isDeepStrictEqual } from 'node:util';
import type { topicSettingCalls, TopicValues } from '#contract/topic-settings.ts';
import { shippedTopicName, topics } from '#core/topics/topics.ts';
import type { Base, Feature } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { lockTopics, selectSettings, selectTopicVersions, updatePositions, updateSetting, type SettingRow } from './store.ts';

type Handlers = HandlersFor<typeof topicSettingCalls>;

const valuesOf = ({ name, colour, weight, recipe_weight, target_minutes }: SettingRow) => ({
  name,
  colour,
  weight,
  recipeWeight: recipe_weight,
  targetMinutes: target_minutes,
});
const viewOf = (row: SettingRow) => ({
  topicId: row.topic_id,
  ...valuesOf(row),
  position: row.position,
  questions: row.questions,
  updatedAt: row.updated_at?.toISOString() ?? null,
});

/** Of changes made before there was more to change than the weight. */
const unchanged = { name: null, colour: null, weight: 1, recipeWeight: 1, targetMinutes: null };
const versionsShown = 20;
const placeOf = ({ position, topic_id }: SettingRow) => position ?? topic_id;
const shownName = (row: Pick<SettingRow, 'topic_id' | 'name'>) => (row.name ?? shippedTopicName(row.topic_id)).toLowerCase();

export function topicSettingsFeature({ database, now }: Pick<Base, 'database' | 'now'>) {
  const handlers: Handlers = {
    listTopicSettings: signedIn(async () => ({ topics: (await selectSettings(database, null)).map(viewOf) })),

    saveTopicSetting: signedIn(async ({ caller, params: { topicId }, body: { before, after } }) => {
      const time = now();
      return asAdmin<ReturnType<typeof viewOf>>(database, caller.id, time, async (queryable) => {
        await lockTopics(queryable);
        const rows = await selectSettings(queryable, null);
        const found = rows.find((row) => row.topic_id === topicId);
        if (!found || !isDeepStrictEqual(valuesOf(found), before)) return refuse('item-changed');
        const values: TopicValues = { ...after, name: after.name === shippedTopicName(topicId) ? null : after.name };
        const name = shownName({ topic_id: topicId, name: values.name });
        if (rows.some((row) => row !== found && shownName(row) === name)) return refuse('topic-name-taken', { name: 'Another topic has this name.' });
        await updateSetting(queryable, topicId, values, new Date(time));
        const [row] = await selectSettings(queryable, topicId);
        if (!row) throw new Error(`topic ${topicId} was just changed and is not there`);
        const action = { actionType: 'save-topic-setting', contentType: 'topic', contentId: String(topicId), metadata: { before, after: values } };
        return { action, answer: viewOf(row) };
      });
    }),

    listTopicVersions: signedIn(async ({ params: { topicId } }) => ({
      versions: (await selectTopicVersions(database, topicId, versionsShown)).map(({ timestamp, admin_name, metadata }) => ({
        at: timestamp.toISOString(),
        by: admin_name,
        before: { ...unchanged, ...metadata.before },
        after: { ...unchanged, ...metadata.after },
      })),
    })),

    orderTopics: signedIn(async ({ caller, params: { category }, body: { before, after } }) => {
      const time = now();
      return asAdmin(database, caller.id, time, async (queryable) => {
        await lockTopics(queryable);
        const own = new Set<number>(topics.filter((topic) => topic.mainCategory === category).map(({ id }) => id));
        const inOrder = (await selectSettings(queryable, null)).filter(({ topic_id }) => own.has(topic_id)).toSorted((a, b) => placeOf(a) - placeOf(b));
        const current = inOrder.map(({ topic_id }) => topic_id);
        const isOrderOfAll = after.length === own.size && new Set(after).size === own.size && after.every((id) => own.has(id));
        if (!isDeepStrictEqual(current, before) || !isOrderOfAll) return refuse('item-changed');
        await updatePositions(
          queryable,
          after,
          current.toSorted((a, b) => a - b),
          new Date(time),
        );
        const action = {
          actionType: 'order-topics',
          contentType: 'topic',
          contentId: category,
          metadata: { before: { order: before }, after: { order: after } },
        };
        return { action, answer: { topics: (await selectSettings(queryable, null)).map(viewOf) } };
      });
    }),
  };
  return { handlers } satisfies Feature;
}
