/** Outgoing mail: SMTP, or .eml files in the outbox folder of DATA_DIR when no SMTP_URL is set. */
import nodemailer from 'nodemailer';
import { writeToOutbox } from './outbox.ts';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers of its own, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface Mailer {
  /** Resolves when the mail has been handed over; rejects otherwise. `id` makes its Message-ID: the same mail sent again has the same. */
  send(mail: Mail, id: string): Promise<void>;
}

const timeoutMs = 10_000;

const messageId = (id: string, from: string) => `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

const toMessage = ({ headers, ...mail }: Mail, id: string, from: string) => ({
  ...mail,
  ...(headers && { headers: { ...headers } }),
  messageId: messageId(id, from),
});

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from });
  return {
    send: async (mail, id) => {
      await Promise.race([
        transport.sendMail(toMessage(mail, id, from)),
        new Promise((_, reject) => setTimeout(() => reject(new Error('the mail server did not answer in time')), timeoutMs).unref()),
      ]);
    },
  };
}

/** `onSaved` gets the file and the link in it, so that the operator can follow it. */
export function outboxMailer(folder: string, from: string, onSaved: (file: string, link: string | null) => void): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    send: async (mail, id) => {
      const { message } = await transport.sendMail(toMessage(mail, id, from));
      const file = await writeToOutbox(folder, `${id.slice(-12)}.eml`, message as Buffer);
      onSaved(file, /https?:\/\/\S+/.exec(mail.text)?.[0] ?? null);
    },
  };
}
