/** The input of a call: path, query, and body or file, parsed by the schemas of the contract. */
import type { Context } from 'hono';
import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { inputSentence } from '#core/input-sentences.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type { UploadedFile } from './handler.ts';
import { readJson, refuseBody } from './read-body.ts';
import { readUpload } from './read-upload.ts';

/** Bytes. */
const defaultBodyLimit = 64 * 1024;
/** Fields that an error names. */
const maxFields = 20;

/** A sentence for each field that does not fit, by its path. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.slice(0, maxFields).map(({ path, message }) => [path.join('.') || 'body', message]));
}

/** Query parameters as an object; a repeated one is refused, rather than one value being chosen. */
function readQuery(url: string): { value: Record<string, string> } | Refusal {
  // Without a prototype: "toString" and "__proto__" are names like any other.
  const value: Record<string, string> = Object.create(null);
  for (const [key, text] of new URL(url).searchParams) {
    if (key in value) return refuse('bad-input', { [key]: 'Given twice.' });
    value[key] = text;
  }
  return { value };
}

/** Each part as the schema of the call returns it; undefined where the call declares none. */
interface CallInput {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Of a call that takes a file; null elsewhere. */
  file: UploadedFile | null;
}

/** Reads a request and checks it by the schemas of the call; refuses what does not fit, with a sentence for each field. */
export async function readInput(call: Call, context: Context): Promise<CallInput | Refusal> {
  const input: CallInput = { params: undefined, query: undefined, body: undefined, file: null };
  if (call.params) input.params = context.req.param();
  const query = readQuery(context.req.url);
  if (isRefusal(query)) return query;
  if (call.query) input.query = query.value;
  else if (Object.keys(query.value).length > 0) return refuse('bad-input', { query: 'This call takes no query parameters.' });
  if (call.file) {
    const upload = await readUpload(context.req.raw, call.file.maxBytes);
    if (isRefusal(upload)) return upload;
    [input.body, input.file] = [upload.fields, upload.file];
  } else if (call.body) {
    const body = await readJson(context.req.raw, call.bodyLimit ?? defaultBodyLimit);
    if (isRefusal(body)) return body;
    input.body = body.value;
  } else if (call.method !== 'GET') {
    const refused = await refuseBody(context.req.raw, defaultBodyLimit);
    if (refused) return refused;
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const parsed = schema.safeParse(input[part], { error: inputSentence });
    if (!parsed.success) return refuse('bad-input', fieldsOf(parsed.error));
    input[part] = parsed.data;
  }
  return input;
}
