/** The contract as an OpenAPI 3.1 document: parameters, bodies, answers and errors straight from the schemas. */
import * as z from 'zod';
import type { Access, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorBodySchema, errors, type ErrorCode } from '#contract/errors.ts';

const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } });

/** What a call takes: JSON, or a form with a file. */
function contentOf({ body, file }: Call): object | null {
  if (!file) return body ? json(body, 'input') : null;
  const { properties = {}, required = [] } = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {};
  const schema = { type: 'object', properties: { ...properties, file: { type: 'string', format: 'binary' } }, required: [...required, 'file'] };
  return { 'multipart/form-data': { schema } };
}

const implied = {
  public: ['bad-input', 'too-many-requests', 'internal'],
  practice: ['not-signed-in', 'bad-input', 'too-many-requests', 'internal'],
  'signed-in': ['not-signed-in', 'bad-input', 'too-many-requests', 'internal'],
  verified: ['not-signed-in', 'email-not-verified', 'bad-input', 'too-many-requests', 'internal'],
  plus: ['not-signed-in', 'email-not-verified', 'plan-required', 'bad-input', 'too-many-requests', 'internal'],
  max: ['not-signed-in', 'email-not-verified', 'plan-required', 'bad-input', 'too-many-requests', 'internal'],
  author: ['not-signed-in', 'forbidden', 'two-factor-required', 'bad-input', 'too-many-requests', 'internal'],
  admin: ['not-signed-in', 'forbidden', 'two-factor-required', 'bad-input', 'too-many-requests', 'internal'],
} as const satisfies Record<Access, readonly ErrorCode[]>;

/** Every error code a call can answer with, in the order of their statuses. */
export const errorCodesOf = (call: Call): ErrorCode[] =>
  [
    ...new Set<ErrorCode>([
      ...(call.errors ?? []),
      ...implied[call.access],
      ...(call.method === 'GET' ? [] : (['unsupported-media-type', 'body-too-large'] as const)),
    ]),
  ].sort((a, b) => errors[a].status - errors[b].status);

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: property }));
}

function responsesOf(call: Call) {
  const byStatus = Map.groupBy(errorCodesOf(call), (code) => errors[code].status);
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `${code}: ${errors[code].message}`).join(' · '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return { [String(call.status ?? 200)]: { description: 'OK', content: json(call.output, 'output') }, ...Object.fromEntries(failures) };
}

/** The document; `serverUrl` is where the API is reached. */
export function openApiDocument(serverUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of Object.values(calls) as Call[]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: call.id,
        summary: call.summary,
        description: `Who may call it: ${call.access}. Limit: ${call.rateLimit.requests} requests in ${call.rateLimit.seconds} s.`,
        parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
        ...(contentOf(call) && { requestBody: { required: true, content: contentOf(call) } }),
        responses: responsesOf(call),
        ...(call.access !== 'public' && { security: [{ session: [] }] }),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ascent', version: '1', description: 'The HTTP API of Ascent. State-changing calls are accepted from its own origin only.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: z.toJSONSchema(errorBodySchema, { io: 'output' }) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: serverUrl.startsWith('https:') ? '__Host-ascent' : 'ascent' } },
    },
  };
}
