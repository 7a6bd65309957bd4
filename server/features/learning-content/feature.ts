/** Learning content as authors rewrite it: what is shipped stays as it is, and what they write stands over it once it is published. */
import * as z from 'zod';
import { itemProblems } from '#content/verify/item-problems.ts';
import type { ItemSummary, LearningItem, learningContentCalls } from '#contract/learning-content.ts';
import { itemTexts, textChanges, withTexts, type ItemKind } from '#core/authoring/item-texts.ts';
import { itemSchemas, itemsOf, shippedContent } from '#server/content/learning-content.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base, Feature } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { readConcepts } from './import-concepts.ts';
import { belongsTo } from './places.ts';
import { renderLatex } from './render-latex.ts';
import { insertItemVersions, lockItem, selectItem, selectItemBody, selectItemVersions, selectItems, setCurrentVersion, type ItemRow } from './store.ts';

type Handlers = HandlersFor<typeof learningContentCalls>;

/** Versions that are shown with what they changed. */
const maxVersions = 20;
const shownErrors = 100;
const shippedOf = (kind: ItemKind) => itemsOf(shippedContent, kind);

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined;

/** A row whose newest version students do not read has a draft, also after they got back what is shipped. */
const stateOf = (row: ItemRow) => (row.current_version === row.newest_version ? ('edited' as const) : ('draft' as const));

function summaryOf(kind: ItemKind, id: string, shipped: unknown, row: ItemRow | null): ItemSummary {
  const body = row?.body ?? shipped;
  const [title, topicId] = [fieldOf(body, 'title'), fieldOf(body, 'topicId')];
  return {
    kind,
    id,
    title: typeof title === 'string' ? title : id,
    topicId: typeof topicId === 'number' ? topicId : null,
    state: row ? stateOf(row) : 'shipped',
    updatedAt: row?.updated_at.toISOString() ?? null,
  };
}

/** The database keeps fields in an order of its own; readers meet them in that of the schema. */
const inOrder = (kind: ItemKind, body: unknown): unknown => itemSchemas[kind].safeParse(body).data ?? body;

async function viewOf(queryable: Queryable, kind: ItemKind, id: string): Promise<LearningItem | null> {
  const shipped = shippedOf(kind).get(id);
  const row = await selectItem(queryable, kind, id);
  if (!row && shipped === undefined) return null;
  const versions = row ? await selectItemVersions(queryable, kind, id, maxVersions) : [];
  const body = inOrder(kind, row?.body ?? shipped);
  return {
    ...summaryOf(kind, id, shipped, row),
    isShipped: shipped !== undefined,
    body: JSON.stringify(body),
    texts: itemTexts(kind, body),
    newestVersion: row?.newest_version ?? 0,
    currentVersion: row?.current_version ?? null,
    versions: versions.slice(0, maxVersions).map(({ version, author, created_at, body: own }, index) => ({
      version,
      author,
      createdAt: created_at.toISOString(),
      // The first one differs from what is shipped.
      changes: textChanges(kind, versions[index + 1]?.body ?? shipped ?? {}, inOrder(kind, own)),
    })),
  };
}

/** By the place of the text they are about. */
const problemsOf = (kind: ItemKind, body: unknown): Refusal | null => {
  const problems = itemProblems(kind, body, renderLatex);
  if (problems.length === 0) return null;
  return refuse(
    'item-has-problems',
    Object.fromEntries(
      problems
        .slice(0, 40)
        .toReversed()
        .map(({ path, message }) => [path || 'texts', message]),
    ),
  );
};

export function learningContentFeature({ database, now, learningContent }: Pick<Base, 'database' | 'now' | 'learningContent'>) {
  const view = async (queryable: Queryable, kind: ItemKind, id: string) => (await viewOf(queryable, kind, id)) ?? refuse('item-not-found');
  const handlers: Handlers = {
    listLearningItems: signedIn(async ({ query: { kind, show, q, cursor, limit, ...place } }) => {
      const rows = new Map((await selectItems(database, kind)).map((row) => [row.id, row]));
      const shipped = shippedOf(kind);
      const ids = [...shipped.keys(), ...[...rows.keys()].filter((id) => !shipped.has(id))];
      const wanted = q.toLowerCase();
      const start = cursor === undefined ? 0 : ids.indexOf(cursor) + 1;
      if (cursor !== undefined && start === 0) return refuseCursor();
      // Narrowed after the cursor: what it names may belong to the list no longer.
      const rest = ids
        .slice(start)
        .filter((id) => belongsTo(kind, rows.get(id)?.body ?? shipped.get(id), place))
        .map((id) => summaryOf(kind, id, shipped.get(id), rows.get(id) ?? null))
        .filter(({ id, title, state }) => (show === 'all' || state === show) && (wanted === '' || `${id} ${title}`.toLowerCase().includes(wanted)));
      return toPage(
        rest.slice(0, limit + 1),
        limit,
        ({ id }) => id,
        (item) => item,
      );
    }),

    getLearningItem: signedIn(async ({ params: { kind, itemId } }) => database.snapshot((queryable) => view(queryable, kind, itemId))),

    saveLearningItem: signedIn(async ({ caller, params: { kind, itemId }, body: { texts, newestVersion, publish } }) =>
      asAdmin<LearningItem>(database, caller.id, now(), async (queryable) => {
        await lockItem(queryable, kind, itemId);
        const row = await selectItem(queryable, kind, itemId);
        const before = row?.body ?? shippedOf(kind).get(itemId);
        if (before === undefined) return refuse('item-not-found');
        if ((row?.newest_version ?? 0) !== newestVersion) return refuse('item-changed');
        const body = withTexts(kind, before, Object.fromEntries(texts.map(({ path, text }) => [path, text])));
        if (body === null) return refuse('bad-input', { texts: 'One of these is not a text of this item.' });
        const problems = problemsOf(kind, body);
        if (problems) return problems;
        const changes = textChanges(kind, before, body);
        const version = changes.length > 0 ? newestVersion + 1 : newestVersion;
        if (changes.length > 0) await insertItemVersions(queryable, kind, caller.id, [{ id: itemId, version, body }]);
        if (publish && version > 0) await setCurrentVersion(queryable, kind, itemId, version);
        const answer = await view(queryable, kind, itemId);
        const metadata = {
          before: { version: newestVersion, published: row?.current_version ?? null },
          after: { version, published: publish && version > 0 ? version : (row?.current_version ?? null) },
          changed: changes.slice(0, 20).map(({ path }) => path),
        };
        return { action: { actionType: 'save-learning-item', contentType: kind, contentId: itemId, metadata }, answer };
      }),
    ),

    publishLearningItem: signedIn(async ({ caller, params: { kind, itemId }, body: { version, currentVersion } }) =>
      asAdmin<LearningItem>(database, caller.id, now(), async (queryable) => {
        await lockItem(queryable, kind, itemId);
        const row = await selectItem(queryable, kind, itemId);
        if (!row) return refuse('item-not-found');
        if (row.current_version !== currentVersion) return refuse('item-changed');
        if (version !== null) {
          const body = await selectItemBody(queryable, kind, itemId, version);
          if (body === null) return refuse('item-not-found');
          // Checks may have become stricter since it was written.
          const problems = problemsOf(kind, body);
          if (problems) return problems;
        }
        await setCurrentVersion(queryable, kind, itemId, version);
        const metadata = { before: { published: currentVersion }, after: { published: version } };
        return { action: { actionType: 'publish-learning-item', contentType: kind, contentId: itemId, metadata }, answer: await view(queryable, kind, itemId) };
      }),
    ),

    importConcepts: signedIn(async ({ caller, body: { format, text, trial } }) => {
      const rows = await selectItems(database, 'concept');
      const known = new Set([...shippedOf('concept').keys(), ...rows.map(({ id }) => id)]);
      const read = readConcepts(format, text, known);
      if ('problem' in read) return refuse('import-unreadable', { text: read.problem });
      const { bodies, errors } = read;
      const outcome = {
        rows: bodies.length,
        created: bodies.filter(({ id }) => !known.has(id)).length,
        changed: bodies.filter(({ id }) => known.has(id)).length,
        errorCount: errors.length,
        errors: errors.slice(0, shownErrors),
      };
      if (trial || errors.length > 0) return { ...outcome, imported: false };
      return asAdmin(database, caller.id, now(), async (queryable) => {
        // In one order, so that two imports cannot wait for each other.
        for (const { id } of bodies.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await lockItem(queryable, 'concept', id);
        const newest = new Map((await selectItems(queryable, 'concept')).map((row) => [row.id, row.newest_version]));
        const versions = bodies.map(({ id, body }) => ({ id, version: (newest.get(id) ?? 0) + 1, body }));
        await insertItemVersions(queryable, 'concept', caller.id, versions);
        const metadata = { before: null, after: { created: outcome.created, changed: outcome.changed } };
        return { action: { actionType: 'import-concepts', contentType: 'concept', contentId: 'import', metadata }, answer: { ...outcome, imported: true } };
      });
    }),

    exportConcepts: signedIn(async () => ({ concepts: z.array(z.record(z.string(), z.json())).parse((await learningContent()).concepts) })),
  };
  return { handlers } satisfies Feature;
}
