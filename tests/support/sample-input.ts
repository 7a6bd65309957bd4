/** Inputs made from a call's own schemas: one that is plausible, and variants with one text replaced. */
import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { Input } from './api-client.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const formats: Readonly<Record<string, string>> = {
  uuid: '01900000-0000-7000-8000-000000000000',
  email: 'sample@example.org',
  'date-time': '2026-05-02T12:00:00.000Z',
  date: '2026-05-02',
  uri: 'https://example.org/',
};

/** A value of roughly the right shape. */
function sample(schema: Schema): Json {
  if ('const' in schema) return schema['const'] as Json;
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as Json;
  const [alternative] = [...list(schema['anyOf']), ...list(schema['oneOf']), ...list(schema['allOf'])];
  if (alternative) return sample(alternative);
  switch (Array.isArray(schema['type']) ? schema['type'][0] : schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).flatMap(([key, value]) => (isSchema(value) ? [[key, sample(value)]] : [])),
      );
    case 'array':
      return isSchema(schema['items']) ? [sample(schema['items'])] : [];
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 1);
    case 'boolean':
      return true;
    case 'string':
      return formats[String(schema['format'])] ?? 'sample text'.padEnd(Number(schema['minLength'] ?? 0), 'x').slice(0, Number(schema['maxLength'] ?? 200));
    default:
      return null;
  }
}

/** Copies of the value, each with one of its texts replaced. */
function variants(value: Json, text: string): Json[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => variants(item, text).map((changed) => value.with(index, changed)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => variants(item, text).map((changed) => ({ ...value, [key]: changed })));
  return [];
}

export interface SampleInput {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Json | undefined;
}

/** By schema: the same ones are sampled for every text that is tried. */
const sampled = new WeakMap<z.ZodType, Json>();
function sampleOf(schema: z.ZodType | undefined): Json {
  if (!schema) return null;
  const known = sampled.get(schema);
  if (known !== undefined) return known;
  const made = sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  sampled.set(schema, made);
  return made;
}

const texts = (value: Json): Record<string, string> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, String(item)])) : {};

/** An input that is likely to pass the call's schemas. */
export const sampleInput = (call: Call): SampleInput => ({
  params: texts(sampleOf(call.params)),
  query: texts(sampleOf(call.query)),
  body: call.body ? sampleOf(call.body) : undefined,
});

/** Whether the call's schemas let it through. Those of a call with a file are not asked: what they read is a form. */
function passes(call: Call, { params = {}, query = {}, body }: Input): boolean {
  if (call.file) return true;
  // As they arrive: what stands in the address is text.
  const sent = { params: texts(params as Json), query: texts(query as Json), body };
  return (['params', 'query', 'body'] as const).every((part) => call[part]?.safeParse(sent[part]).success ?? true);
}

/** Of inputs that the schemas refuse, one in so many is made. */
const refusedShare = 5;

/**
 * Each of the texts in each place of the input, one at a time. Where the schemas refuse it, only some are made, other ones in each place: no
 * call sees what they refuse, because all of it is refused in one place (server/http/read-input.ts), before anything else is done with it.
 */
export const inputsWithAny = (call: Call, input: Input, texts: readonly string[]): { readonly text: string; readonly input: Input }[] =>
  texts.flatMap((text, turn) =>
    inputsWith(call, input, text).flatMap((made, place) => ((turn + place) % refusedShare === 0 || passes(call, made) ? [{ text, input: made }] : [])),
  );

/** The input with `text` in the place of every text of its body and every parameter, one at a time; also in those that the call knows and the input leaves out. */
function inputsWith(call: Call, { params = {}, query = {}, body, file }: Input, text: string): Input[] {
  const kept = file ? { file } : {};
  return [
    ...Object.keys(params).map((key) => ({ params: { ...params, [key]: text }, query, body, ...kept })),
    ...Object.keys(texts(sampleOf(call.query))).map((key) => ({ params, query: { ...query, [key]: text }, body, ...kept })),
    ...variants((body ?? null) as Json, text).map((changed) => ({ params, query, body: changed, ...kept })),
  ];
}
