/** Files that authors upload: kept in the file storage, described in the database, served at /files. */
import type { fileCalls } from '#contract/files.ts';
import { unlessTaken } from '#server/database/unless-taken.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Base, Feature } from '#server/feature.ts';
import { storeFile, sha256 } from '#server/files/store-file.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { removeOrphans } from './jobs/remove-orphans.ts';
import { readContentFile } from './read-content-file.ts';
import { insertFile, isShown, isThereAgain, markFileDeleted, selectFile, selectFileByHash, selectFiles, unmarkFile, updateAlt, type FileRow } from './store.ts';
import { loggedOf, urlOf, viewOf, type FileView } from './views.ts';

type Handlers = HandlersFor<typeof fileCalls>;

export function filesFeature(base: Base) {
  const { database, now } = base;
  const handlers: Handlers = {
    listFiles: signedIn(async ({ query: { cursor, limit, q } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      return toPage(await selectFiles(database, q, cursor ?? null, limit + 1), limit, ({ id }) => id, viewOf);
    }),

    getFile: signedIn(async ({ params: { fileId } }) => {
      const row = isUuid(fileId) ? await selectFile(database, fileId) : null;
      return row ? viewOf(row) : refuse('object-not-found');
    }),

    uploadFile: signedIn(async ({ caller, file, body: { alt } }) => {
      if (!file) throw new Error('the form was read without its file');
      const read = await readContentFile(file.bytes);
      if ('problem' in read) return refuse('file-not-usable', { file: read.problem });
      const hash = sha256(read.bytes);
      const present = await selectFileByHash(database, hash);
      if (present) return viewOf(present);
      const time = now();
      const kept = await storeFile(base, 'content', read, time);
      if (isRefusal(kept)) return kept;
      const at = new Date(time);
      const row: FileRow = {
        ...kept,
        id: uuidv7(time),
        name: file.name,
        sha256_hash: hash,
        custom_metadata: { ...read.facts, ...(read.facts['width'] !== undefined && { alt }) },
        time_created: at,
        updated: at,
      };
      return asAdmin<FileView>(database, caller.id, time, async (queryable) => {
        if (!(await insertFile(queryable, row, caller.id))) {
          // The same file arrived twice at once; the bytes of this one are removed with the orphans.
          const first = await selectFileByHash(queryable, hash);
          return first ? { action: null, answer: viewOf(first) } : refuse('retry-limit-exceeded');
        }
        return {
          action: { actionType: 'upload-file', contentType: 'file', contentId: row.id, metadata: { before: null, after: loggedOf(row) } },
          answer: viewOf(row),
        };
      });
    }),

    describeFile: signedIn(async ({ caller, params: { fileId }, body: { alt } }) => {
      const time = now();
      return asAdmin<FileView>(database, caller.id, time, async (queryable) => {
        const before = isUuid(fileId) ? await selectFile(queryable, fileId) : null;
        const row = before && (await updateAlt(queryable, before.id, alt, new Date(time)));
        if (!row) return refuse('object-not-found');
        const metadata = { before: loggedOf(before), after: loggedOf(row) };
        return { action: { actionType: 'describe-file', contentType: 'file', contentId: row.id, metadata }, answer: viewOf(row) };
      });
    }),

    deleteFile: signedIn(async ({ caller, params: { fileId } }) => {
      const time = now();
      return asAdmin<FileView>(database, caller.id, time, async (queryable) => {
        const found = isUuid(fileId) ? await selectFile(queryable, fileId) : null;
        if (!found) return refuse('object-not-found');
        if (await isShown(queryable, urlOf(found))) return refuse('file-in-use');
        const row = await markFileDeleted(queryable, found.id, new Date(time));
        if (!row) return refuse('object-not-found');
        const metadata = { before: loggedOf(row), after: null };
        return { action: { actionType: 'delete-file', contentType: 'file', contentId: row.id, metadata }, answer: viewOf(row) };
      });
    }),

    restoreFile: signedIn(async ({ caller, params: { fileId } }) => {
      const time = now();
      // The same bytes may come back at this moment, too, as another file.
      const restored = await unlessTaken(() =>
        asAdmin<FileView>(database, caller.id, time, async (queryable) => {
          if (!isUuid(fileId)) return refuse('object-not-found');
          const row = await unmarkFile(queryable, fileId, new Date(time));
          if (!row) return refuse((await isThereAgain(queryable, fileId)) ? 'file-exists' : 'object-not-found');
          const metadata = { before: null, after: loggedOf(row) };
          return { action: { actionType: 'restore-file', contentType: 'file', contentId: row.id, metadata }, answer: viewOf(row) };
        }),
      );
      return restored ?? refuse('file-exists');
    }),
  };
  return { handlers, jobs: { 'remove-orphan-files': removeOrphans(base) } } satisfies Feature;
}
