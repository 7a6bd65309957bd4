/** A month of Plus from an administrator, for tests of what comes with it. */
import { enterAsAdmin } from './browser-test.ts';
import type { RealServer } from './real-server.ts';

export async function grantPlus(server: RealServer, email: string): Promise<void> {
  const { api: admin } = await enterAsAdmin(server);
  const { items: members } = await admin.call('searchMembers', { query: { q: email } });
  await admin.call('grantMembership', {
    params: { userId: members[0]?.id ?? '' },
    body: { tier: 'plus', months: 1, reason: 'For the test', lastChangeId: null },
  });
}
