/** Messages from other services, read as raw bytes because they are signed: outside the contract. */
import type { App, AppContext } from './app-env.ts';
import { errorResponse } from './error-response.ts';
import { refuse } from '../refusal.ts';

export interface Webhook {
  readonly path: `/api/${string}/webhook`;
  /** Checks the signature before anything else. */
  handle(context: AppContext): Promise<Response>;
}

export function mountWebhooks(app: App, webhooks: readonly Webhook[]): void {
  for (const { path, handle } of webhooks) {
    app.post(path, handle);
    app.all(path, (context) => errorResponse(refuse('method-not-allowed'), context.var.requestId));
  }
}
