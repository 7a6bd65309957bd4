/** The documentation of the API: an OpenAPI document, and a browsable page in plain HTML from the same contract, without script. */
import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errors } from '#contract/errors.ts';
import type { App, AppContext } from './app-env.ts';
import { errorCodesOf, openApiDocument } from './openapi.ts';
import { toResponse, createStaticResponse, type StaticResponse } from './static-response.ts';
import { escapeHtml } from './escape-html.ts';

function schemaBlock(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _, ...shown } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(shown, null, 2))}</pre></details>`;
}

function callSection(call: Call): string {
  const failures = errorCodesOf(call).map(
    (code) => `<tr><td>${errors[code].status}</td><td><code>${code}</code></td><td>${escapeHtml(errors[code].message)}</td></tr>`,
  );
  return [
    `<section id="${call.id}"><h2><code>${call.method} ${escapeHtml(call.path)}</code></h2>`,
    `<p>${escapeHtml(call.summary)}</p><p>Who may call it: ${call.access}. Limit: ${call.rateLimit.requests} requests in ${call.rateLimit.seconds} seconds. Returns ${call.status ?? 200}.</p>`,
    schemaBlock('Path', call.params, 'input'),
    schemaBlock('Query', call.query, 'input'),
    schemaBlock('Body', call.body, 'input'),
    schemaBlock('Response', call.output, 'output'),
    `<details><summary>Errors</summary><table><thead><tr><th>Status</th><th>Code</th><th>Message</th></tr></thead><tbody>${failures.join('')}</tbody></table></details></section>`,
  ].join('');
}

/** The whole page; its style sheet is served beside it, since the policy forbids inline style. */
function docsPage(): string {
  const all = Object.values(calls) as Call[];
  const index = all.map((call) => `<li><a href="#${call.id}"><code>${call.method}</code> ${escapeHtml(call.path)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ascent API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Ascent API</h1><p>The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p><nav aria-label="Calls"><ul>${index.join('')}</ul></nav>${all.map(callSection).join('')}</main></body></html>`;
}

const docsStyle = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:0 auto;padding:2rem 1.5rem}
h2{font-size:1.1rem;border-top:1px solid #8884;padding-top:1.5rem}pre{overflow:auto;background:#8881;padding:1rem;border-radius:8px;font-size:.85rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}nav ul{columns:2 20rem;list-style:none;padding:0}summary{cursor:pointer}`;

/** Mounts both under /api; `serverUrl` is where the API is reached. Each is made when first asked for, and the same until the server ends. */
export function mountApiDocs(app: App, serverUrl: string): void {
  const fixed = (type: string, text: () => string) => {
    let made: StaticResponse | null = null;
    return (context: AppContext) =>
      toResponse((made ??= createStaticResponse({ bytes: Buffer.from(text()), type, cacheControl: 'no-cache' })), context.req.raw);
  };
  app.get(
    '/api/openapi.json',
    fixed('application/json', () => JSON.stringify(openApiDocument(serverUrl))),
  );
  app.get('/api/docs', fixed('text/html; charset=utf-8', docsPage));
  app.get(
    '/api/docs.css',
    fixed('text/css; charset=utf-8', () => docsStyle),
  );
}
