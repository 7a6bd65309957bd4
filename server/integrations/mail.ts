/** Outgoing mail: SMTP, or .eml files in the outbox folder of DATA_DIR when no SMTP_URL is set. */
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail is handed over; rejects otherwise. */
  send(mail: Mail): Promise<void>;
}

const timeoutMs = 10_000;

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from });
  return {
    send: async (mail) => {
      await Promise.race([
        transport.sendMail(mail),
        new Promise((_, reject) => setTimeout(() => reject(new Error('the mail server did not answer in time')), timeoutMs).unref()),
      ]);
    },
  };
}

/** `onSaved` learns the file and the link in it, so that whoever runs the server can follow it. */
export function outboxMailer(folder: string, from: string, onSaved: (file: string, link: string | null) => void): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    send: async (mail) => {
      const { message, messageId } = await transport.sendMail(mail);
      await fs.mkdir(folder, { recursive: true });
      const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${messageId.replace(/[^a-z0-9-]/gi, '').slice(0, 12)}.eml`);
      await fs.writeFile(file, message as Buffer);
      onSaved(file, /https?:\/\/\S+/.exec(mail.text)?.[0] ?? null);
    },
  };
}
