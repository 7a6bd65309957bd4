/** What tests of text messages share: a stand-in for the gateway, a server that sends through it, and numbers nobody has used. */
import { goodPassword } from './students.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { startTextGateway, type TextGateway } from './text-gateway.ts';

export interface TextMessageServer {
  readonly server: TestServer;
  readonly gateway: TextGateway;
  stop(): Promise<void>;
}

export async function startTextMessageServer(): Promise<TextMessageServer> {
  const gateway = await startTextGateway();
  const server = await startTestServer({ environment: gateway.environment });
  return {
    server,
    gateway,
    stop: async () => {
      await server.stop();
      await gateway.stop();
    },
  };
}

let numbers = 0;
export const newNumber = () => `+1415555${String(2000 + ++numbers)}`;
/** What `textPhoneCode` is asked with. */
export const ask = (number: string, currentPassword = goodPassword) => ({ body: { number, currentPassword } });
