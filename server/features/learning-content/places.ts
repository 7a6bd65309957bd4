/** Where learning content belongs among topics and sections: what its list is narrowed by. */
import type { ItemKind } from '#core/authoring/item-texts.ts';
import { isTopicId, topicById, type Section } from '#core/topics/topics.ts';
import { itemSchemas } from '#server/content/learning-content.ts';

export interface Place {
  readonly topicId?: number | undefined;
  readonly section?: Section | undefined;
}

/** Every word is learned for this topic. */
const wordsInContext = 4;

function topicsOf(kind: ItemKind, body: unknown): readonly number[] {
  if (kind === 'word') return [wordsInContext];
  if (kind === 'sheet') return (itemSchemas.sheet.safeParse(body).data?.parts ?? []).flatMap(({ entries }) => entries.flatMap(({ topicId }) => topicId ?? []));
  const { data } = itemSchemas[kind].safeParse(body);
  return data ? [data.topicId] : [];
}

/** A sheet says its section itself: not all of its entries name a topic. */
function sectionsOf(kind: ItemKind, body: unknown): readonly string[] {
  if (kind === 'sheet') return [itemSchemas.sheet.safeParse(body).data?.group ?? ''];
  return topicsOf(kind, body).flatMap((id) => (isTopicId(id) ? topicById(id).section : []));
}

export const belongsTo = (kind: ItemKind, body: unknown, { topicId, section }: Place): boolean =>
  (topicId === undefined || topicsOf(kind, body).includes(topicId)) && (section === undefined || sectionsOf(kind, body).includes(section));
