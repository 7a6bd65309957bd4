import { plainText } from '#core/questions/rich-text.ts';
import { topicName } from '#core/topics/topics.ts';

interface Searched {
  readonly topicId: number;
  readonly title: string;
  readonly idea: string;
  readonly signal: string;
}

const folded = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** The concepts that hold every word of the search, those with all of them in the title first. */
export function findConcepts<Concept extends Searched>(concepts: readonly Concept[], q: string): Concept[] {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const found = concepts.filter(({ topicId, title, idea, signal }) => holds([title, plainText(idea), plainText(signal), topicName(topicId)].join(' ')));
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))];
}
