/** A stand-in for a text message gateway: speaks the part of Twilio's Messages API that we use, and keeps what it was given. */
import { createServer } from 'node:http';

export interface SentText {
  readonly to: string;
  readonly from: string;
  readonly text: string;
}

export interface TextGateway {
  readonly environment: Readonly<Record<string, string>>;
  readonly sent: SentText[];
  /** From now on every message is refused, with an error that quotes the number, as the real gateway's do. */
  refuse(on: boolean): void;
  /** From now on every message fails with a server error of the gateway's own. */
  breakDown(on: boolean): void;
  /** The code in the newest message to this number. */
  codeTo(number: string): string;
  stop(): Promise<void>;
}

const account = 'AC00000000000000000000000000000001';
const token = 'gateway-token-for-tests';

export async function startTextGateway(): Promise<TextGateway> {
  const sent: SentText[] = [];
  let refusing = false;
  let broken = false;
  const http = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const answer = (status: number, json: object) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const form = new URLSearchParams(body);
    const [to, from, text] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '') as [string, string, string];
    if (request.headers.authorization !== `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`)
      return answer(401, { code: 20003, message: 'Authenticate', status: 401 });
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${account}/Messages.json`)
      return answer(404, { code: 20404, message: 'The requested resource was not found', status: 404 });
    if (broken) return answer(503, { code: 20503, message: 'Service unavailable', status: 503 });
    if (refusing || !/^\+[1-9]\d{7,14}$/.test(to) || !from || !text)
      return answer(400, { code: 21211, message: `The 'To' number ${to} is not a valid phone number.`, status: 400 });
    sent.push({ to, from, text });
    return answer(201, { sid: `SM${String(sent.length).padStart(32, '0')}`, status: 'queued', to, from, body: text });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    environment: { SMS_URL: `http://127.0.0.1:${port}`, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: '+15005550006' },
    sent,
    refuse: (on) => {
      refusing = on;
    },
    breakDown: (on) => {
      broken = on;
    },
    codeTo: (number) => /^\d{6}/.exec(sent.findLast(({ to }) => to === number)?.text ?? '')?.[0] ?? '',
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
