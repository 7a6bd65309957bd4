/** Every input of every call names its fields, bounds its texts and lists, and takes nothing else. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a schema leaves open, as paths. */
function open(value: unknown, at: string): string[] {
  if (!isNode(value)) return [];
  const inner = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (Array.isArray(value[key]) ? (value[key] as unknown[]).flatMap((part) => open(part, at)) : []));
  const properties = isNode(value['properties']) ? Object.entries(value['properties']).flatMap(([name, part]) => open(part, `${at}.${name}`)) : [];
  const items = open(value['items'], `${at}[]`);
  const mine: string[] = [];
  if (value['type'] === 'object' && value['additionalProperties'] !== false) mine.push(`${at}: other fields`);
  if (value['type'] === 'array' && value['maxItems'] === undefined) mine.push(`${at}: any number of items`);
  const fixed = 'const' in value || 'enum' in value || 'format' in value || 'pattern' in value;
  if (value['type'] === 'string' && !fixed && value['maxLength'] === undefined) mine.push(`${at}: any length`);
  return [...mine, ...inner, ...properties, ...items];
}

const all = Object.entries(calls) as [string, Call][];

test.each(all)('%s', (_id, call) => {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema) expect(open(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), part)).toEqual([]);
  }
  expect(Boolean(call.params)).toBe(call.path.includes(':'));
});

test('every declared call is mounted, under its own id', () => {
  const files = fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const declared = files.flatMap((name) =>
    [...fs.readFileSync(path.join(import.meta.dirname, name), 'utf8').matchAll(/= defineCall\(\{\s*id: '(\w+)'/g)].map(([, id]) => id),
  );
  expect(declared.sort()).toEqual(Object.keys(calls).sort());
  for (const [id, call] of all) expect(call.id).toBe(id);
});

test('what is open would be seen', () => {
  const schema = z.object({ a: z.strictObject({ b: z.array(z.string()) }), c: z.enum(['x']) });
  expect(open(z.toJSONSchema(schema, { io: 'input' }), 'body')).toEqual(['body: other fields', 'body.a.b: any number of items', 'body.a.b[]: any length']);
});
