/** The refusal when an email gets no more mails for a while: the same words whether or not it has an account. */
import type { Queryable } from '#server/database/database.ts';
import { refuseFor, type Refusal } from '#server/refusal.ts';
import type { MailQueue } from '#server/jobs/tasks/send-mail.ts';

/** Counts the requested mail. Null if it may be sent; call it before anything is changed. */
export async function tooManyMails(mails: MailQueue, queryable: Queryable, email: string): Promise<Refusal | null> {
  const wait = await mails.countRequest(queryable, email);
  return wait > 0 ? refuseFor(wait, 'too-many-mails') : null;
}
