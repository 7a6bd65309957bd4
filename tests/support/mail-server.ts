/** A mail server that accepts mail, refuses it or keeps the sender waiting, as a test wants. */
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Every message it accepted, in full. */
  readonly mails: readonly string[];
  /** `refuse`: a temporary failure that quotes the address, as mail servers do; `wait`: no answer until this changes. */
  behave(how: 'take' | 'refuse' | 'wait'): void;
  /** How many mails it received completely, accepted or not. */
  tried(): number;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let how: 'take' | 'refuse' | 'wait' = 'take';
  let tried = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk) => (text += String(chunk)));
      stream.on('end', () => {
        tried++;
        const answer = () => {
          if (how === 'wait') return void setTimeout(answer, 20);
          if (how === 'refuse') return done(Object.assign(new Error(`No room for ${session.envelope.rcptTo[0]?.address}`), { responseCode: 451 }));
          mails.push(text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
          done();
        };
        answer();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mails,
    behave: (next) => {
      how = next;
    },
    tried: () => tried,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
