/** Posts: administrators write, schedule and publish them; what readers get is in server/site. */
import type { blogCalls } from '#contract/blog.ts';
import type { Queryable } from '#server/database/database.ts';
import { madeBefore } from '#server/database/made-once-store.ts';
import { unlessTaken } from '#server/database/unless-taken.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import type { Base, Feature } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import {
  insertPost,
  insertVersion,
  isSlugTaken,
  moveSlug,
  nextVersion,
  lockPost,
  selectPost,
  selectPosts,
  selectVersions,
  updatePost,
  type PostRow,
  type PostText,
} from './store.ts';

type Handlers = HandlersFor<typeof blogCalls>;

const summaryOf = ({ id, slug, title, status, owner, published_at, updated_at }: PostRow) => ({
  id,
  slug,
  title,
  status,
  isEdited: owner === 'editors',
  publishedAt: published_at?.toISOString() ?? null,
  updatedAt: updated_at.toISOString(),
});

async function viewOf(queryable: Queryable, row: PostRow) {
  const versions = await selectVersions(queryable, row.id);
  return {
    ...summaryOf(row),
    version: row.current_version,
    versions: versions.map(({ seo_title, created_at, ...version }) => ({ ...version, seoTitle: seo_title, createdAt: created_at.toISOString() })),
  };
}
type View = Awaited<ReturnType<typeof viewOf>>;

const isSameText = (row: PostRow, text: PostText) =>
  row.title === text.title && row.description === text.description && row.seo_title === text.seoTitle && row.body === text.body;

/** What the log of administrators keeps of a post: not its text, which its versions hold. */
const loggedOf = ({ slug, status, current_version, published_at }: PostRow) => ({
  slug,
  status,
  version: current_version,
  publishedAt: published_at?.toISOString() ?? null,
});

/** Since when a post is shown that is to be shown now: as long as it has been, but not only from a later day on. */
const shownSince = ({ published_at: before }: PostRow, time: number): Date => (before && before.getTime() <= time ? before : new Date(time));

async function stored(queryable: Queryable, id: string): Promise<PostRow> {
  const row = await selectPost(queryable, id);
  if (!row) throw new Error(`the post ${id} was just written and is not there`);
  return row;
}

export function blogFeature({ database, now }: Base) {
  /** Another post may take the address at this moment. */
  const changed = async (authorId: string, time: number, change: Parameters<typeof asAdmin<View>>[3]) =>
    (await unlessTaken(() => asAdmin<View>(database, authorId, time, change))) ?? refuse('slug-taken');
  const handlers: Handlers = {
    listPosts: signedIn(async ({ query: { cursor, limit, q } }) => {
      const rows = await selectPosts(database, q, cursor ?? null, limit + 1);
      return toPage(rows, limit, ({ id }) => id, summaryOf);
    }),
    getPost: signedIn(async ({ params: { postId } }) =>
      database.snapshot(async (queryable) => {
        const row = await selectPost(queryable, postId);
        return row ? viewOf(queryable, row) : refuse('not-found');
      }),
    ),
    makePost: signedIn(async ({ body, caller }) => {
      const { slug, requestId: _, ...text } = body;
      const time = now();
      return changed(caller.id, time, async (queryable) => {
        const id = uuidv7(time);
        const before = await madeBefore(queryable, { by: caller.id, asked: body }, id, new Date(time));
        if (before) return { action: null, answer: await viewOf(queryable, await stored(queryable, before)) };
        if (await isSlugTaken(queryable, slug, id)) return refuse('slug-taken');
        await insertPost(queryable, id, slug);
        await insertVersion(queryable, { id, version: 1, authorId: caller.id }, text);
        const row = await stored(queryable, id);
        const action = { actionType: 'make-post', contentType: 'post', contentId: id, metadata: { before: null, after: loggedOf(row) } };
        return { action, answer: await viewOf(queryable, row) };
      });
    }),
    savePost: signedIn(async ({ params: { postId }, body: { slug, status, publishedAt, version, seenAt, ...text }, caller }) => {
      const time = now();
      return changed(caller.id, time, async (queryable) => {
        const before = await lockPost(queryable, postId);
        if (!before) return refuse('not-found');
        const isAsSeen = before.current_version === version && (seenAt === undefined || before.updated_at.toISOString() === seenAt);
        if (!isAsSeen) return refuse('post-changed');
        if (await isSlugTaken(queryable, slug, postId)) return refuse('slug-taken');
        const isNew = !isSameText(before, text);
        const number = isNew ? await nextVersion(queryable, postId) : version;
        if (isNew) await insertVersion(queryable, { id: postId, version: number, authorId: caller.id }, text);
        if (slug !== before.slug) await moveSlug(queryable, postId, { from: before.slug, to: slug });
        const from = publishedAt !== null ? new Date(publishedAt) : status === 'published' ? shownSince(before, time) : null;
        await updatePost(queryable, postId, { slug, status, publishedAt: from, version: number });
        const row = await stored(queryable, postId);
        const action = { actionType: 'save-post', contentType: 'post', contentId: postId, metadata: { before: loggedOf(before), after: loggedOf(row) } };
        return { action, answer: await viewOf(queryable, row) };
      });
    }),
  };
  return { handlers } satisfies Feature;
}
