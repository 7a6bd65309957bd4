import { useParams } from 'react-router';
import { topicIdFromLegacy } from '#core/topics/legacy.ts';
import type { TopicId } from '#core/topics/topics.ts';

/** The topic that the part `subcategoryId` of the URL names: by its number, or by a slug or name of any version; null if it names none. */
export function useTopicInUrl(): TopicId | null {
  const { subcategoryId = '' } = useParams();
  return topicIdFromLegacy(subcategoryId);
}
