import * as z from 'zod';
import { answerStateSchema, type AnswerState } from '#core/exams/answer-state.ts';
import { positionSchema } from '#core/exams/shape.ts';
import type { TabChannel, TabMessage } from './ports.ts';

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), position: positionSchema, state: answerStateSchema }),
  z.object({ kind: z.literal('moved') }),
  z.object({ kind: z.literal('signed-in') }),
]);

/** Another tab may run an older build, so its messages are checked. */
function parseTabMessage(raw: unknown): TabMessage | undefined {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

export interface TabEvents {
  answer(position: number, state: AnswerState): void;
  moved(): void;
  signedIn(): void;
}

/** Hands on what other tabs of this session say. */
export function listenToTabs(channel: TabChannel, events: TabEvents): void {
  channel.listen((raw) => {
    const message = parseTabMessage(raw);
    if (message?.kind === 'answer') events.answer(message.position, message.state);
    if (message?.kind === 'moved') events.moved();
    if (message?.kind === 'signed-in') events.signedIn();
  });
}
