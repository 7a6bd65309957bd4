/** A person who uses the API directly: keeps cookies, sends what the contract declares, and sees raw statuses. */
import { calls, type Calls } from '#contract/calls.ts';
import { errorBodySchema, type ErrorBody } from '#contract/errors.ts';
import type * as z from 'zod';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

type Output<Id extends keyof Calls> = z.output<Calls[Id]['output']>;

export interface Input {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Of a call that takes one. */
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
}

/** A form as browsers send it. */
function formOf(file: NonNullable<Input['file']>, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields))) form.append(name, String(value).toWellFormed());
  form.append('file', new File([new Uint8Array(file.bytes)], file.name));
  return form;
}

export class ApiClient {
  readonly #server: { readonly url: string };
  readonly #headers: Readonly<Record<string, string>>;
  readonly #contract: Calls;
  #cookies = new Map<string, string>();

  /** `headers` go with every request. `contract`: of the build that this person has open, if it is another one. */
  constructor(server: { readonly url: string }, headers: Readonly<Record<string, string>> = {}, contract: Calls = calls) {
    this.#server = server;
    this.#headers = headers;
    this.#contract = contract;
  }

  /** The cookies a browser would need to be this person. */
  cookies(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }

  /** Uses the session of another client from now on, as two tabs of a browser share one. */
  adoptCookies(other: ApiClient): void {
    this.#cookies = other.#cookies;
  }

  /** Sends any request, unchanged. */
  async request(method: string, path: string, init: { body?: string | FormData; headers?: Record<string, string> } = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.#server.url + path, {
      method,
      redirect: 'manual',
      headers: { ...this.#headers, ...(cookie && { cookie }), ...init.headers },
      ...(init.body !== undefined && { body: init.body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/i.test(line) || value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Makes a call of the contract; returns the raw response, whatever its status. */
  async try(id: keyof Calls, { params = {}, query = {}, body, file }: Input = {}): Promise<Answer<unknown>> {
    const call = this.#contract[id];
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]).toWellFormed()));
    const search = new URLSearchParams(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))).toString();
    const response = await this.request(
      call.method,
      search ? `${path}?${search}` : path,
      file ? { body: formOf(file, body) } : body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  /** Makes a call that must succeed; returns its validated output. */
  async call<Id extends keyof Calls>(id: Id, input: Input = {}): Promise<Output<Id>> {
    const answer = await this.try(id, input);
    if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return this.#contract[id].output.parse(answer.body) as Output<Id>;
  }

  /** Makes a call that must be refused; returns status and code. */
  async refused(id: keyof Calls, input: Input = {}): Promise<{ status: number } & ErrorBody['error']> {
    const answer = await this.try(id, input);
    if (answer.status < 400) throw new Error(`${id} was expected to be refused but answered ${answer.status}`);
    return { status: answer.status, ...errorBodySchema.parse(answer.body).error };
  }
}
