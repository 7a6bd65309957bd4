/**
 * Outgoing text messages: a gateway that speaks Twilio's Messages API, or files in the outbox folder of DATA_DIR
 * in development. No log and no error contains a number.
 */
import { randomUUID } from 'node:crypto';
import { writeToOutbox } from './outbox.ts';

interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

export interface Sms {
  /** Resolves when the gateway has taken the message; rejects otherwise. */
  send(message: TextMessage): Promise<void>;
}

export interface SmsGatewayOptions {
  /** Where the API is, e.g. https://api.twilio.com */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** The number or name messages come from. */
  readonly from: string;
}

const timeoutMs = 10_000;

/** The gateway said no. Its own words may quote the number, so only its codes are kept. */
export class GatewayError extends Error {
  readonly code: string;
  /** True if the same message will not be accepted later either. */
  readonly final: boolean;
  constructor(status: number, code: unknown) {
    super(`the text gateway answered ${status}`);
    this.name = 'GatewayError';
    this.final = status >= 400 && status < 500 && status !== 408 && status !== 429;
    this.code = typeof code === 'number' ? `${status}/${code}` : String(status);
  }
}

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export function gatewaySms({ url, account, token, from }: SmsGatewayOptions): Sms {
  const messagesUrl = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    send: async ({ to, text }) => {
      const response = await fetch(messagesUrl, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok) throw new GatewayError(response.status, typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null);
    },
  };
}

/** For development: the operator reads the messages in files. `onSaved` gets the file. */
export function outboxSms(folder: string, onSaved: (file: string) => void): Sms {
  return {
    send: async ({ to, text }) => {
      onSaved(await writeToOutbox(folder, `${randomUUID().slice(0, 8)}.txt`, `To: ${to}\n\n${text}\n`));
    },
  };
}
