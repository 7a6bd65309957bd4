/** A question of a batch in the shape that is shipped: graphs drawn, sources written out. */
import type { Difficulty, Provenance } from '#core/questions/question.ts';
import { referenceTo } from '../dossiers/dossier.ts';
import type { Kept } from '../verify/reading-writing/kept.ts';
import type { AuthoredItem } from './authored.ts';
import { drawnStimulus, levelOf, type BatchItem } from './batch.ts';

type Origin = Extract<Provenance, { kind: 'authored' | 'public-domain' }>;

/** One fact per source that the claims rest on, so that a student sees each source once. */
function provenanceOf({ source }: BatchItem, kept: Kept): Origin {
  if (source.kind === 'extract') {
    const work = kept.works.get(source.work);
    if (!work) throw new Error(`no kept work ${source.work}`);
    return { kind: 'public-domain', author: work.author.name, title: work.title, year: work.year, source: `${work.source.repository}@${work.source.commit}`, facts: [] };
  }
  if (source.kind !== 'dossier') return { kind: 'authored', setting: 'fictional', facts: [] };
  const dossier = kept.dossiers.get(source.dossier);
  if (!dossier) throw new Error(`no kept dossier ${source.dossier}`);
  const cited = new Map<string, string>();
  for (const { claim, sources } of dossier.claims.filter(({ id }) => source.claims.includes(id)))
    for (const source of sources.slice(0, 2)) cited.set(referenceTo(source), cited.get(referenceTo(source)) ?? claim);
  return { kind: 'authored', setting: 'factual', facts: [...cited].map(([reference, claim]) => ({ claim, reference })) };
}

/** Throws where the source is not kept or a graph's data do not fit. `judged` is the level readers gave it. */
export function fromBatch(item: BatchItem, kept: Kept, judged?: Difficulty): AuthoredItem {
  const [first, second, third] = item.distractors;
  if (!first || !second || !third) throw new Error(`${item.id} has not three distractors`);
  return {
    id: item.id,
    topicId: item.topicId,
    archetype: item.archetype,
    difficulty: levelOf(item, judged),
    skillTags: item.skillTags,
    stimulus: drawnStimulus(item),
    stem: item.stem,
    correct: item.correct,
    distractors: [first, second, third],
    steps: item.steps,
    takeaway: item.takeaway,
    provenance: provenanceOf(item, kept),
  };
}
