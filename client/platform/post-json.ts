/** A call from a public page, where neither the contract's schemas nor the session of the app are loaded. */

export type Posted =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly fields: Readonly<Record<string, string>> };

const offline = 'There is no connection right now. Nothing was lost; please try again.';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const record = (value: unknown) => (isRecord(value) ? value : {});

/** Never rejects: what went wrong is a sentence. */
export async function postJson(path: `/api/${string}`, body: object, options: Pick<RequestInit, 'keepalive'> = {}): Promise<Posted> {
  try {
    const response = await fetch(path, { ...options, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const answer = record(await response.json());
    if (response.ok) return { ok: true, answer };
    const error = record(answer['error']);
    const fields = record(error['fields']);
    const texts = Object.entries(fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []));
    const code = typeof error['code'] === 'string' ? error['code'] : '';
    return {
      ok: false,
      code,
      message: typeof error['message'] === 'string' ? error['message'] : 'That did not work. Please try again in a moment.',
      fields: Object.fromEntries(texts),
    };
  } catch {
    return { ok: false, code: '', message: offline, fields: {} };
  }
}
