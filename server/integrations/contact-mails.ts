/** Mails about messages to us. */
import type { Mail } from './mail.ts';
import { letter } from './mail-templates.ts';

/** To whoever wrote, or was said to have written: so it repeats nothing they, or somebody else, could choose. */
export const contactReceiptMail = ({ email, ticket, topic }: { readonly email: string; readonly ticket: string; readonly topic: string }): Mail =>
  letter({
    name: 'there',
    email,
    subject: `We got your message (${ticket})`,
    opening: `Thank you for writing to Ascent. Your ticket number is ${ticket}, and the topic is “${topic}.” A person will read it and reply to this address`,
    closing: 'If you did not write to us, someone may have entered your address by mistake. You can ignore this email.',
  });

export const contactAnswerMail = (
  { name, email, ticket }: { readonly name: string; readonly email: string; readonly ticket: string },
  { answer, link }: { readonly answer: string; readonly link: string },
): Mail =>
  letter({
    name,
    email,
    subject: `Our answer to your message (${ticket})`,
    opening: 'Here is our answer to your message',
    text: answer,
    link: { label: 'Write to us again', url: link },
    closing: `If you write to us about this again, please include ticket number ${ticket}.`,
  });
