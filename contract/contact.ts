/** Messages to us, the queue in which administrators answer them, and the question on the landing page. */
import * as z from 'zod';
import { contactTopics } from '#core/contact/topics.ts';
import { emailSchema } from './accounts.ts';
import { defineCall, ordinary, type RateLimit } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, requestIdSchema, storableText } from './primitives.ts';

/** A person writes once or twice; a whole school may share an address. */
const writing: RateLimit = { requests: 5, seconds: 3600, perIp: 30 };

const getContactPass = defineCall({
  id: 'getContactPass',
  summary: 'A token for the contact form that says when someone opened it, and the name and email of the signed-in account',
  method: 'POST',
  path: '/api/contact/pass',
  access: 'public',
  rateLimit: ordinary,
  output: z.object({ pass: z.string(), name: z.string().nullable().default(null), email: z.string().nullable().default(null) }),
});

const sendContactMessage = defineCall({
  id: 'sendContactMessage',
  summary: 'Send a message to support; returns the ticket number',
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  rateLimit: writing,
  body: z.strictObject({
    topic: z.enum(contactTopics),
    name: storableText(80).min(1, 'Please tell us your name.'),
    email: emailSchema,
    message: storableText(4000).min(10, 'Please write a sentence or two.'),
    /** Stays empty when a person writes. */
    website: z.string().max(2000).default(''),
    pass: z.string().max(500),
    requestId: requestIdSchema,
  }),
  output: z.object({ ticket: z.string() }),
  status: 201,
  errors: ['contact-pass-expired', 'contact-too-quick', 'too-many-mails'],
});

const contactStatuses = ['open', 'answered', 'closed'] as const;

const messageSchema = z.object({
  id: z.string(),
  ticket: z.string(),
  topic: openEnum(contactTopics),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Of the plan when it was written: 0 none or free, 1 Plus, 2 Max. */
  priority: z.int(),
  status: openEnum(contactStatuses),
  answer: z.string().nullable(),
  createdAt: instant,
  /** When it was answered last, or closed; null while it is open. */
  handledAt: instant.nullable().default(null),
});
export type ContactMessage = z.infer<typeof messageSchema>;

export const listContactMessages = defineCall({
  id: 'listContactMessages',
  summary: 'Open messages in the order they should be answered, or handled ones, newest first',
  method: 'GET',
  path: '/api/admin/contact-messages',
  access: 'admin',
  rateLimit: ordinary,
  query: z.strictObject({ ...pageQuery, filter: z.enum(['open', 'done']).default('open') }),
  output: pageOf(messageSchema),
});

export const answerContactMessage = defineCall({
  id: 'answerContactMessage',
  summary: 'Answer a message by email',
  method: 'POST',
  path: '/api/admin/contact-messages/:messageId/answer',
  access: 'admin',
  rateLimit: ordinary,
  params: z.strictObject({ messageId: idSchema }),
  body: z.strictObject({
    answer: storableText(8000).min(3, 'Please write an answer.'),
    /** Its `handledAt` when the answer was begun, so that two people do not both answer it. Clients of before do not send it. */
    seenAt: instant.nullable().optional(),
  }),
  output: z.object({ status: openEnum(contactStatuses) }),
  errors: ['message-handled'],
});

export const closeContactMessage = defineCall({
  id: 'closeContactMessage',
  summary: 'Close a message without answering it',
  method: 'POST',
  path: '/api/admin/contact-messages/:messageId/close',
  access: 'admin',
  rateLimit: ordinary,
  params: z.strictObject({ messageId: idSchema }),
  output: z.object({ status: openEnum(contactStatuses) }),
});

const checkSampleAnswer = defineCall({
  id: 'checkSampleAnswer',
  summary: 'Check an answer to the sample question on the landing page, with its explanation',
  method: 'POST',
  path: '/api/site/sample-answer',
  access: 'public',
  rateLimit: ordinary,
  body: z.strictObject({ choice: z.enum(['A', 'B', 'C', 'D']) }),
  output: z.object({ right: z.boolean(), comment: z.string(), tip: z.string() }),
});

export const contactCalls = { getContactPass, sendContactMessage, listContactMessages, answerContactMessage, closeContactMessage, checkSampleAnswer };
