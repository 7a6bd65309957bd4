/** How a topic is shown where it differs from what is shipped. Apart from the calls that change it, because every screen reads it. */
import * as z from 'zod';

/** Null: as shipped. A client ignores a color it does not know. */
export const topicChange = z.object({ topicId: z.int(), name: z.string().nullable(), colour: z.string().nullable(), position: z.int().nullable() });
export type SentTopicChange = z.infer<typeof topicChange>;
