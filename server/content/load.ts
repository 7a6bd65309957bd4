/**
 * Loads the release of content/ into the database, once and only forward: an older build that starts beside or after a
 * newer one changes nothing. It decides only about what releases own: what editors made or changed
 * keeps its state, and gets the shipped text as a version to choose from. Nothing is deleted; what is no longer shipped is
 * retired, and stays visible to those who took it.
 */
import { contentRelease } from '#content/release.ts';
import type { ShippedContent } from '#content/shipped-content.ts';
import type { Database } from '../database/database.ts';
import { loadExams, setModuleStates } from './exam-store.ts';
import { loadPracticeSets } from './practice-set-store.ts';
import { loadPosts } from './post-store.ts';
import { loadQuestions } from './question-store.ts';
import { insertRelease, lockReleases, selectNewestRelease, type Release } from './release-store.ts';

/** `conflict`: this number was loaded with other content; it needs the next number (`npm run content:release`). */
export type LoadOutcome = 'loaded' | 'already-loaded' | 'newer-loaded' | 'conflict';

const compare = (own: Release, loaded: Release | null): LoadOutcome | null => {
  if (!loaded || loaded.release < own.release) return null;
  if (loaded.release > own.release) return 'newer-loaded';
  return loaded.fingerprint === own.fingerprint ? 'already-loaded' : 'conflict';
};

/** Some megabytes of text, which a server that has nothing to load never reads. */
const shippedContent = async (): Promise<ShippedContent> => (await import('#content/shipped-content.ts')).shippedContent();

export async function loadContent(
  database: Database,
  own: Release = contentRelease,
  content: () => ShippedContent | Promise<ShippedContent> = shippedContent,
): Promise<{ readonly release: number; readonly outcome: LoadOutcome }> {
  const { release } = own;
  const known = compare(own, await selectNewestRelease(database));
  if (known) return { release, outcome: known };
  const shipped = await content();
  return database.transaction(async (queryable) => {
    await lockReleases(queryable);
    // Another process may have loaded it, or a newer one, while this one waited.
    const meanwhile = compare(own, await selectNewestRelease(queryable));
    if (meanwhile) return { release, outcome: meanwhile };
    await loadQuestions(queryable, shipped.questions, release);
    await loadExams(queryable, shipped.exams, release);
    await setModuleStates(queryable);
    await loadPracticeSets(queryable, shipped.practiceSets, release);
    await loadPosts(queryable, shipped.posts, release);
    await insertRelease(queryable, own);
    return { release, outcome: 'loaded' };
  });
}
