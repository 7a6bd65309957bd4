/** What the calls about flashcards have in common. */
import * as z from 'zod';
import { cardSources, maxNameLength, maxSideLength, retentions } from '#core/flashcards/card.ts';
import { cardStates } from '#core/flashcards/schedule.ts';
import { idSchema, instant, openEnum, storableText } from './primitives.ts';

export const count = z.int().min(0);
export const deckParams = z.strictObject({ deckId: idSchema });
/** Made by the device, so that what is sent twice is kept once. */
export const madeId = z.uuid();
export const side = storableText(maxSideLength).min(1, 'Please fill in this side.');
export const deckName = storableText(maxNameLength).min(1, 'Please give the deck a name.');
export const retention = z.union(retentions.map((percent) => z.literal(percent)));

/** When the student’s day began, by the device, and where: what is due today, and how many new cards were begun today, depend on it. */
export const dayQuery = { dayStart: instant, timeZone: z.string().max(64).optional() };

export const scheduleSchema = z.object({
  state: openEnum(cardStates),
  stability: z.number(),
  difficulty: z.number(),
  /** ms since 1970; null for a new card. */
  dueAt: z.number().nullable(),
  seenAt: z.number().nullable(),
  step: z.int(),
  reps: z.int(),
  lapses: z.int(),
});

export const cardSchema = z.object({
  id: z.string(),
  front: z.string(),
  back: z.string(),
  /** Ids of pictures, for `cardPictureUrl`. What a device kept before there were pictures has none. */
  frontPicture: z.string().nullable().default(null),
  backPicture: z.string().nullable().default(null),
  source: openEnum(cardSources),
  /** Left out of studying until the student takes it up again. */
  paused: z.boolean(),
  schedule: scheduleSchema,
  spread: z.number(),
});
export type CardView = z.infer<typeof cardSchema>;

export const settingsSchema = z.object({ retention: z.int(), newPerDay: count });
