/** Messages to us: anybody writes, administrators answer by mail, those with a plan first. */
import { randomBytes } from 'node:crypto';
import type { contactCalls } from '#contract/contact.ts';
import { judgeSample } from '#content/site/sample-question.ts';
import { contactPriority, contactTopicNames, ticketNumber } from '#core/contact/topics.ts';
import { madeBefore } from '#server/database/made-once-store.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Base, Feature } from '#server/feature.ts';
import { accountOf, signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { contactAnswerMail, contactReceiptMail } from '#server/integrations/contact-mails.ts';
import { tooManyMails } from '../accounts/shared/too-many-mails.ts';
import { asAdmin } from '../admin/store.ts';
import { judgeFormToken, makeFormToken } from './form-token.ts';
import { insertMessage, lockMessage, markDealtWith, selectDone, selectOpen, type MessageRow } from './store.ts';

type Handlers = HandlersFor<typeof contactCalls>;

const view = ({ account_id: _account, created_at, closed_at, ...row }: MessageRow) => ({
  ...row,
  createdAt: created_at.toISOString(),
  handledAt: closed_at?.toISOString() ?? null,
});

/** "2.0190…": the place of a message in the queue. */
function queuePlace(cursor: string): { readonly priority: number; readonly id: string } | null {
  const [priority = '', id = ''] = cursor.split('.');
  return /^\d$/.test(priority) && isUuid(id) ? { priority: Number(priority), id } : null;
}

export function contactFeature({ database, seal, mails, now, config }: Base) {
  const handlers: Handlers = {
    getContactPass: async ({ caller }) => {
      const account = accountOf(caller);
      return { pass: makeFormToken(seal, now()), name: account?.name ?? null, email: account?.email ?? null };
    },
    sendContactMessage: async ({ body, caller }) => {
      const { topic, name, email, message, website, pass, requestId } = body;
      const account = accountOf(caller);
      const time = now();
      const ticket = ticketNumber(randomBytes(8));
      // A program has filled in what nobody sees. It is not told, and nothing is stored.
      if (website !== '') return { ticket };
      const judged = judgeFormToken(seal, pass, time);
      if (judged !== 'good') return refuse(judged === 'expired' ? 'contact-pass-expired' : 'contact-too-quick');
      return database.transaction(async (queryable) => {
        // Whoever sends it again may have a newer pass.
        const asked = { topic, name, email, message, requestId };
        const before = await madeBefore(queryable, { by: account?.id ?? null, asked }, ticket, new Date(time));
        if (before) return { ticket: before };
        const refusal = await tooManyMails(mails, queryable, email);
        if (refusal) return refusal;
        const id = uuidv7(time);
        const priority = contactPriority(account?.membershipTier ?? null);
        await insertMessage(queryable, { id, ticket, accountId: account?.id ?? null, priority, topic, name, email, message }, new Date(time));
        // Without the message: whoever gives somebody else's address must not be able to send them text.
        await mails.addRequested(queryable, account?.id ?? id, contactReceiptMail({ email, ticket, topic: contactTopicNames[topic] }));
        return { ticket };
      });
    },
    listContactMessages: signedIn(async ({ query: { cursor, limit, filter } }) => {
      if (filter === 'done') {
        if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
        return toPage(await selectDone(database, cursor ?? null, limit + 1), limit, ({ id }) => id, view);
      }
      const place = cursor === undefined ? null : queuePlace(cursor);
      if (cursor !== undefined && !place) return refuseCursor();
      return toPage(await selectOpen(database, place, limit + 1), limit, ({ priority, id }) => `${priority}.${id}`, view);
    }),
    answerContactMessage: signedIn(async ({ params: { messageId }, body: { answer, seenAt }, caller }) => {
      if (!isUuid(messageId)) return refuse('not-found');
      return asAdmin<{ status: 'answered' }>(database, caller.id, now(), async (queryable) => {
        const row = await lockMessage(queryable, messageId);
        if (!row) return refuse('not-found');
        // Sent again after a lost response: the mail is on its way.
        if (row.status === 'answered' && row.answer === answer) return { action: null, answer: { status: 'answered' } };
        if (seenAt !== undefined && seenAt !== view(row).handledAt) return refuse('message-handled');
        await markDealtWith(queryable, row.id, 'answered', answer, new Date(now()));
        const mail = contactAnswerMail(row, { answer, link: `${config.publicUrl}/contact` });
        await mails.add(queryable, row.account_id ?? row.id, mail);
        const metadata = { ticket: row.ticket, userId: row.account_id, before: row.status, after: 'answered' };
        return { action: { actionType: 'answer-message', contentType: 'contact-message', contentId: row.id, metadata }, answer: { status: 'answered' } };
      });
    }),
    closeContactMessage: signedIn(async ({ params: { messageId }, caller }) => {
      if (!isUuid(messageId)) return refuse('not-found');
      return asAdmin<{ status: 'closed' | 'answered' }>(database, caller.id, now(), async (queryable) => {
        const row = await lockMessage(queryable, messageId);
        if (!row) return refuse('not-found');
        if (row.status !== 'open') return { action: null, answer: { status: row.status } };
        await markDealtWith(queryable, row.id, 'closed', null, new Date(now()));
        const metadata = { ticket: row.ticket, userId: row.account_id, before: row.status, after: 'closed' };
        return { action: { actionType: 'close-message', contentType: 'contact-message', contentId: row.id, metadata }, answer: { status: 'closed' } };
      });
    }),
    checkSampleAnswer: async ({ body: { choice } }) => judgeSample(choice),
  };
  return { handlers } satisfies Feature;
}
