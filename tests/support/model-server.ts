/** What tests of drafting share: a stand-in for the language model, a server that asks it, and an author. */
import type { ModelRequestDetail } from '#contract/model-drafts.ts';
import { startLanguageModelServer, type Reply } from './language-model-server.ts';
import { newAuthor } from './students.ts';
import { startTestServer } from './test-server.ts';
import { until } from './until.ts';

export const draft = { kind: 'draft', archetype: 'LE1-a', level: 2, use: 'practice', wishes: '' } as const;
/** The model's answer to a question that it solves blind. */
export const solved = (answer: string): Reply => ({ text: JSON.stringify({ answer, reason: 'Worked out.' }) });

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

export async function startModelServer() {
  const model = await startLanguageModelServer();
  const server = await startTestServer({ environment: model.environment });
  const author = await newAuthor(server);
  const look = (requestId: string) => author.api.call('getModelRequest', { params: { requestId }, query: {} });
  return {
    model,
    server,
    author,
    look,
    start: async (body: object = draft, by = author) => (await by.api.call('startModelRequest', { body: body as typeof draft })).id,
    /** The request once nothing more will come of it. */
    async over(requestId: string): Promise<ModelRequestDetail> {
      await until(async () => ['done', 'failed', 'canceled'].includes((await look(requestId)).state), 20_000);
      return look(requestId);
    },
    /** How many questions the model has drafted. */
    async drafted(): Promise<number> {
      const { rows } = await server.database.query<{ n: number }>("select count(*)::int as n from questions where origin = 'drafted'");
      return rows[0]?.n ?? 0;
    },
    async stop(): Promise<void> {
      await server.stop();
      await model.stop();
    },
  };
}
