import { useParams } from 'react-router';
import { isTopicId, type TopicId } from '#core/topics/topics.ts';

/** The topic whose number is the part `subcategoryId` of the URL; null if that is no number of a topic. */
export function useTopicInUrl(): TopicId | null {
  const { subcategoryId = '' } = useParams();
  const topicId = /^\d{1,2}$/.test(subcategoryId) ? Number(subcategoryId) : 0;
  return isTopicId(topicId) ? topicId : null;
}
