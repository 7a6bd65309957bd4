/** Students with two-step verification at a server, and what they type. */
import { expect } from 'vitest';
import { appCode, turnOnTwoFactor, wrongCode, type TwoFactor } from './authenticator.ts';
import { ApiClient } from './api-client.ts';
import { mailsTo } from './outbox.ts';
import { goodPassword, verifiedStudent, type Person } from './students.ts';
import type { TestServer } from './test-server.ts';

export interface Protected extends Person {
  readonly factor: TwoFactor;
}

export const password = { currentPassword: goodPassword };
export const give = (code: string, method: 'app' | 'backup' | 'text' = 'app', trustDevice = false) => ({ body: { code, method, trustDevice } });

/** `server` is asked for when a test needs it: it starts after this. */
export const twoStepStudents = (server: () => TestServer) => ({
  /** Enters the password in a separate browser; the sign-in then waits for a code. */
  waiting: async (email: string, given = goodPassword): Promise<ApiClient> => {
    const api = new ApiClient(server());
    const { me, challenge } = await api.call('signIn', { body: { email, password: given } });
    expect({ me, challenge }).toEqual({ me: null, challenge: { phoneEnding: null } });
    return api;
  },
  protectedStudent: async (): Promise<Protected> => {
    const person = await verifiedStudent(server());
    return { ...person, factor: await turnOnTwoFactor(person.api, () => server().now()) };
  },
  code: ({ factor }: Protected) => appCode(factor.secret, server().now()),
  badCode: ({ factor }: Protected) => wrongCode(factor.secret, server().now()),
  mails: (person: Person, text: string) => mailsTo(server().config.dataDir, person.email).filter((mail) => mail.includes(text)).length,
});
