import * as z from 'zod';
import { answerStateSchema } from '#core/exams/answer-state.ts';
import { modulePositionSchema } from '#core/exams/format.ts';
import type { TabMessage } from './ports.ts';

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), position: modulePositionSchema, state: answerStateSchema }),
  z.object({ kind: z.literal('moved') }),
  z.object({ kind: z.literal('signed-in') }),
]);

/** Another tab may run an older build: what it says is checked. */
export function parseTabMessage(raw: unknown): TabMessage | undefined {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}
