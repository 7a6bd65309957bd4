/**
 * How this installation shows its topics. The answer to who is signed in says it; the device keeps it, so that the next page begins with it,
 * also without a connection. A page that is open when somebody changes a name shows the new one as its screens are drawn again. Loaded only
 * where something differs from what is shipped, since no screen of signing in needs the table of topics.
 */
import * as z from 'zod';
import type { SentTopicChange } from '#contract/topic-change.ts';
import { showTopics } from '#core/topics/topics.ts';
import { readSetting, writeSetting } from './storage.ts';

const colours = ['blue', 'red', 'yellow', 'green'] as const;
const stored = z.array(z.object({ topicId: z.number(), name: z.string().nullable(), colour: z.enum(colours).nullable(), position: z.number().nullable() }));

/** What the device knows from before; at the start of the app. */
export function showStoredTopics(): void {
  const text = readSetting('topics');
  if (text === null) return;
  try {
    showTopics(stored.parse(JSON.parse(text)));
  } catch {
    writeSetting('topics', null);
  }
}

/** What the server says now. */
export function followTopics(sent: readonly SentTopicChange[]): void {
  const changes = sent.map((change) => ({ ...change, colour: colours.find((colour) => colour === change.colour) ?? null }));
  writeSetting('topics', changes.length > 0 ? JSON.stringify(changes) : null);
  showTopics(changes);
}
