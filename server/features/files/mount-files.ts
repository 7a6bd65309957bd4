/** Serves uploaded files at /files, without cookies: by the hash of their content, so that a browser asks once. */
import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { fileHeaders } from '#server/files/headers.ts';
import type { FileStorage } from '#server/integrations/storage.ts';
import type { App } from '#server/http/app-env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { refuse } from '#server/refusal.ts';
import { selectFileByHash } from './store.ts';
import { urlOf } from './views.ts';

interface Dependencies {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly log: Logger;
}

export function mountFiles(app: App, { database, storage, log }: Dependencies): void {
  app.on(['GET', 'HEAD'], '/files/:name', async (context) => {
    const { requestId } = context.var;
    const [, hash] = /^([\w-]{43})\.(?:webp|pdf)$/.exec(context.req.param('name')) ?? [];
    const row = hash === undefined ? null : await selectFileByHash(database, hash);
    if (!row || urlOf(row) !== context.req.path) return errorResponse(refuse('object-not-found'), requestId);
    const headers = { ...fileHeaders(row), 'cache-control': 'public, max-age=31536000, immutable', etag: `"${row.sha256_hash}"` };
    if (context.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    const bytes = await storage.get(row.full_path).catch((error: unknown) => {
      log.error({ requestId, err: error }, 'a file could not be read');
      return undefined;
    });
    if (bytes === undefined) return errorResponse(refuse('retry-limit-exceeded'), requestId);
    return bytes ? new Response(new Uint8Array(bytes), { headers }) : errorResponse(refuse('object-not-found'), requestId);
  });
}
