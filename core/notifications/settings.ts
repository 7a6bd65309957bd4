/** What a student wants to be told, how, and when. */
import * as z from 'zod';
import { isTimeZone } from '../learning/study-settings.ts';
import { notificationKinds, pushKinds } from './kinds.ts';

const hour = z.int().min(0).max(23);
const kinds = z
  .array(z.enum(notificationKinds))
  .max(notificationKinds.length)
  .transform((chosen) => notificationKinds.filter((kind) => chosen.includes(kind)));

export const notificationSettingsSchema = z.strictObject({
  /** IANA name. */
  timeZone: z.string().min(1).max(64).refine(isTimeZone, 'We do not know this time zone.'),
  /** When something is sent on Monday to Friday, and on Saturday and Sunday: the hour where the student is. */
  weekdayHour: hour,
  weekendHour: hour,
  push: kinds,
  email: kinds,
  /** More than one a day, if more than one is due. */
  severalADay: z.boolean(),
});
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;

/** What a student is offered who has chosen nothing yet. Nobody gets mail about studying without asking for it. */
export const usualNotifications = (timeZone: string): NotificationSettings => ({
  timeZone,
  weekdayHour: 17,
  weekendHour: 10,
  push: [...pushKinds],
  email: ['payment-trouble'],
  severalADay: false,
});
