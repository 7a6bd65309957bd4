/** What questions can be drafted from: archetypes with the concept that teaches them, and what our generators can draw of them. */
import { prefixes } from '#content/verify/gates/key-and-choices.ts';
import type { LearningContent } from '#server/content/learning-content.ts';
import { topics, type TopicId } from '#core/topics/topics.ts';

export interface KnownArchetype {
  readonly archetype: string;
  readonly topicId: TopicId;
  readonly concept: { readonly title: string; readonly idea: string; readonly signal: string };
  /** Levels that a generator draws. */
  readonly levels: readonly number[];
}

const topicOf = (archetype: string): TopicId | undefined => topics.find(({ id }) => prefixes[id] === archetype.split('-')[0])?.id;

/** Some four hundred modules, which a server would otherwise read whenever it starts: few authors ever ask a model. */
const mathGenerators = async () => (await import('#content/generators/math/registry.ts')).mathGenerators;

/** By archetype, topic by topic. */
export async function knownArchetypes({ concepts }: Pick<LearningContent, 'concepts'>): Promise<ReadonlyMap<string, KnownArchetype>> {
  const levels = new Map((await mathGenerators()).map((generator) => [generator.archetype, generator.levels]));
  const known = concepts.flatMap(({ archetypes, title, idea, signal }) =>
    archetypes.flatMap((archetype): KnownArchetype[] => {
      const topicId = topicOf(archetype);
      return topicId === undefined ? [] : [{ archetype, topicId, concept: { title, idea, signal }, levels: levels.get(archetype) ?? [] }];
    }),
  );
  return new Map(known.toSorted((a, b) => a.topicId - b.topicId || (a.archetype < b.archetype ? -1 : 1)).map((each) => [each.archetype, each]));
}
