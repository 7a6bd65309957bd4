/**
 * Every quarter of an hour: decides for each student whose moment has come what to send, and enqueues it. Decision, messages and the
 * next moment are one transaction, so a repeat finds nothing left to do.
 */
import * as z from 'zod';
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import { messagesToSend } from '#core/notifications/due.ts';
import type { NotificationKind } from '#core/notifications/kinds.ts';
import { instantOf, isTimely, nextMoment } from '#core/notifications/next-moment.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base } from '#server/feature.ts';
import { letter } from '#server/integrations/mail-templates.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { forEachId, paginateIds } from '#server/jobs/for-each-id.ts';
import type { Task } from '#server/jobs/task.ts';
import { selectUserById } from '#server/features/accounts/store.ts';
import { examDayStart } from '#server/features/review/shared/exam-day-start.ts';
import { messageOf, type Message } from '../messages.ts';
import { insertSend, saveSchedule, selectFacts, selectSentBefore, selectUsersToTell, takeSchedule } from '../schedule-store.ts';
import { insertNotificationEvent, selectDevices } from '../store.ts';
import { unsubscribeLink } from '../unsubscribe.ts';

export const notifyPayload = z.object({});

type Dependencies = Pick<Base, 'config' | 'database' | 'log' | 'mails' | 'seal' | 'now'>;

/** For this long a push service keeps a message for a browser that is off, ms. After that it would be yesterday's. */
const keptMs = 12 * 3600_000;
/** What these say is true today only: they must not arrive the day after. */
const trueToday: ReadonlySet<NotificationKind> = new Set(['exam-tomorrow', 'plan-today']);

/** `stop`: the link that ends this kind of mail, with one click of a mail program (RFC 8058). */
const mailOf = (
  { title, body, path, action }: Message,
  { name, email }: { readonly name: string; readonly email: string },
  publicUrl: string,
  stop: string,
) => ({
  ...letter({
    name,
    email,
    subject: title,
    opening: body,
    link: { label: action, url: `${publicUrl}${path}` },
    closing: 'You are getting this email because it is turned on in your profile.',
    stop: { label: 'Stop these emails', url: stop },
  }),
  headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** True if something was sent. */
async function tell({ config, mails, seal }: Dependencies, queryable: Queryable, userId: string, now: number): Promise<boolean> {
  const time = new Date(now);
  const schedule = await takeSchedule(queryable, userId, time);
  if (!schedule) return false;
  const { settings, nextAt } = schedule;
  await saveSchedule(queryable, userId, { settings, nextAt: nextMoment(settings, now) }, time);
  const user = await selectUserById(queryable, userId);
  if (!user || !isTimely(nextAt, now)) return false;
  const { timeZone, severalADay } = settings;
  const today = dayAt(nextAt, timeZone);
  const midnight = instantOf(today, 0, timeZone);
  const facts = await selectFacts(queryable, userId, { today, midnight, timeZone, now, exam: await examDayStart(queryable, userId) });
  const devices = await selectDevices(queryable, userId, time);
  const messages = messagesToSend(
    [
      { channel: 'push', wanted: devices.length > 0 ? settings.push : [], before: await selectSentBefore(queryable, userId, 'push') },
      { channel: 'email', wanted: settings.email, before: await selectSentBefore(queryable, userId, 'email') },
    ],
    facts,
    { today, severalADay },
  );
  const tomorrow = instantOf(addDays(today, 1), 0, timeZone);
  for (const { channel, kind } of messages) {
    const message = messageOf(kind, facts);
    const expiresAt = trueToday.has(kind) ? Math.min(now + keptMs, tomorrow) : now + keptMs;
    await insertSend(queryable, { userId, day: today, channel, kind }, time);
    await insertNotificationEvent(queryable, userId, 'notification_sent', { channel, kind }, time);
    if (channel === 'email') {
      const stop = unsubscribeLink(seal, config.publicUrl, userId, kind);
      await mails.add(queryable, userId, mailOf(message, user, config.publicUrl, stop), trueToday.has(kind) ? expiresAt : undefined);
      continue;
    }
    const { title, body, path } = message;
    for (const { id } of devices) await enqueue(queryable, 'send-push', { userId, subscriptionId: id, kind, message: { title, body, path }, expiresAt });
  }
  return messages.length > 0;
}

export const notify = (dependencies: Dependencies): Task<z.output<typeof notifyPayload>> => ({
  payload: notifyPayload,
  schedule: '*/15 * * * *',
  run: async () => {
    const { database, log, now } = dependencies;
    const time = now();
    const told = await forEachId(
      paginateIds((after) => selectUsersToTell(database, new Date(time), after)),
      (userId) => database.transaction((queryable) => tell(dependencies, queryable, userId, time)),
      (userId, reason) => log.warn({ userId, reason }, 'a student could not be told'),
    );
    if (told > 0) log.info({ told }, 'students told what is due');
  },
});
