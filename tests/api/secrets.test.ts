/** What the server logs while somebody does everything the product offers: no email, name, password, token, code or number. */
import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { appCode } from '../support/authenticator.ts';
import { ApiClient } from '../support/api-client.ts';
import { startFakeStripe, webhookSecret } from '../support/fake-stripe/start.ts';
import { answerState, answerAndSubmit } from '../support/students.ts';
import { startTestServer } from '../support/test-server.ts';
import { startTextGateway } from '../support/text-gateway.ts';
import { until } from '../support/until.ts';

/** A mail server that stores what it receives, or refuses it with an error that quotes the email. */
async function startSmtp() {
  const mails: string[] = [];
  const state = { refusing: false };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(state.refusing ? new Error(`550 <${address}> is not known here`) : undefined),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => (text += String(chunk)));
      stream.on('end', () => {
        mails.push(text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const address = smtp.server.address();
  const tokenFor = async (page: string): Promise<string> => {
    const found = () => mails.flatMap((mail) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(mail)?.[1] ?? []).at(-1);
    await expect.poll(found, { timeout: 10_000 }).toBeDefined();
    return found() ?? '';
  };
  return {
    state,
    tokenFor,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

test('the log of a whole life with us has none of it', async () => {
  const lines: string[] = [];
  const log = createLog('debug', new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }));
  const [smtp, texts, stripe] = [await startSmtp(), await startTextGateway(), await startFakeStripe()];
  const server = await startTestServer({ log, enforceRateLimits: true, environment: { SMTP_URL: smtp.url, ...texts.environment, ...stripe.environment } });
  stripe.messages.webhookUrl = `${server.url}/api/payment/webhook`;

  const [email, newEmail, name] = ['zuzanna.secret@example.org', 'moved.secret@example.org', 'Zuzanna Quisling'];
  const [password, wrong, changed] = ['altitude-2718', 'wrong-guess-1414', 'another-peak-3141'];
  const number = '+14155557788';
  const secrets: string[] = [email, newEmail, name, 'Zuzanna', password, wrong, changed, number, number.slice(1), webhookSecret];
  const keepCookies = (api: ApiClient) =>
    secrets.push(...api.cookies().flatMap(({ value }) => [value, createHash('sha256').update(value).digest('base64url')]));

  // Signing up and logging in, first with mistakes and then correctly.
  const api = new ApiClient(server);
  await api.refused('signUp', { body: { name, email, password: 'short' } });
  await api.call('signUp', { body: { name, email, password } });
  keepCookies(api);
  await new ApiClient(server).refused('signUp', { body: { name, email, password } });
  smtp.state.refusing = true;
  await api.call('sendVerification', { body: { email } });
  await until(() => lines.some((line) => line.includes('job failed')));
  smtp.state.refusing = false;
  await server.database.query('update graphile_worker._private_jobs set run_at = now()');
  secrets.push(await smtp.tokenFor('verify-email'));
  await api.request('GET', `/verify-email?token=${secrets.at(-1)}`);
  await api.call('verifyEmail', { body: { token: secrets.at(-1) } });
  await new ApiClient(server).refused('signIn', { body: { email, password: wrong } });
  const other = new ApiClient(server);
  await other.call('signIn', { body: { email, password } });
  keepCookies(other);

  // Phone and second step.
  texts.refuse(true);
  await api.refused('textPhoneCode', { body: { number, currentPassword: password } });
  texts.refuse(false);
  await api.call('textPhoneCode', { body: { number, currentPassword: password } });
  secrets.push(texts.codeTo(number));
  await api.refused('verifyPhone', { body: { code: '000000' } });
  await api.call('verifyPhone', { body: { code: texts.codeTo(number) } });
  const { secret } = await api.call('beginTwoFactor', { body: { currentPassword: password } });
  const { backupCodes } = await api.call('confirmTwoFactor', { body: { code: appCode(secret, server.now() - 30_000) } });
  secrets.push(secret, ...backupCodes, appCode(secret, server.now() - 30_000));
  const third = new ApiClient(server);
  await third.call('signIn', { body: { email, password } });
  keepCookies(third);
  secrets.push(appCode(secret, server.now()));
  await third.call('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now()), trustDevice: true } });
  keepCookies(third);

  // An exam, with a private note.
  const note = 'my very private note';
  secrets.push(note);
  const session = await api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  for (const position of [0, 1, 2, 3] as const) {
    const open = await api.call('startModule', { params: { sessionId: session.id, position } });
    const first = open.module.questions[0]?.id ?? '';
    const annotations = [{ id: 'n1', target: 'stem', start: 0, end: 3, colour: 'yellow', underline: 'none', note }] as never;
    await api.call('saveAnswers', { params: { sessionId: session.id, position }, body: { saves: [answerState(first, null, { annotations, seq: 2 })] } });
    const after = await answerAndSubmit({ api, email, id: '' }, open, position, ({ format }) => (format === 'choice' ? 'A' : '1'));
    if (after.phase.kind === 'break') await api.call('endBreak', { params: { sessionId: session.id } });
  }

  // A payment, a refused message, and an unavailable provider.
  await api.refused('checkCoupon', { body: { code: 'NO-SUCH-SECRET-CODE', tier: 'plus', months: null } });
  secrets.push('NO-SUCH-SECRET-CODE');
  const { url } = await api.call('startCheckout', { body: { tier: 'plus', months: 3, couponCode: null } });
  const page = stripe.model.sessions.get(url.split('/').at(-1) ?? '');
  if (!page) throw new Error('no payment page');
  await stripe.pay(page.id);
  expect((await api.call('me')).me?.membershipTier).toBe('plus');
  await api.request('POST', '/api/payment/webhook', { body: JSON.stringify({ email }), headers: { 'stripe-signature': 't=1,v1=00' } });
  stripe.down = true;
  await api.refused('startCheckout', { body: { tier: 'max', months: 1, couponCode: null } });
  stripe.down = false;

  // A new email, a new password, and a database that fails on a statement with a name in it.
  await api.call('changeEmail', { body: { email: newEmail, currentPassword: password } });
  secrets.push(await smtp.tokenFor('confirm-email'));
  await api.call('confirmEmail', { body: { token: secrets.at(-1) } });
  await new ApiClient(server).call('forgotPassword', { body: { email: newEmail } });
  secrets.push(await smtp.tokenFor('reset-password'));
  await new ApiClient(server).call('resetPassword', { body: { token: secrets.at(-1), password: changed } });
  const again = new ApiClient(server);
  await again.call('signIn', { body: { email: newEmail, password: changed } });
  secrets.push(appCode(secret, server.now() + 30_000));
  await again.call('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now() + 30_000), trustDevice: false } });
  keepCookies(again);
  await server.database.query("alter table users add constraint broken check (name <> 'Zuzanna Broken') not valid");
  expect((await again.try('updateProfile', { body: { name: 'Zuzanna Broken' } })).status).toBe(500);
  await server.database.query('alter table users drop constraint broken');
  await again.call('signOut');
  await server.stop();
  await Promise.all([smtp.stop(), texts.stop(), stripe.stop()]);

  const logged = lines.join('');
  // The log has entries about each of these.
  for (const said of [
    '"route":"/api/accounts/sign-in"',
    'payment message',
    'job failed for good',
    'job failed; it will be tried again',
    'request failed',
    '/submit',
  ])
    expect(logged).toContain(said);
  expect(secrets.length).toBeGreaterThan(30);
  // A code of six digits may also be part of a longer number.
  const isIn = (secretText: string) =>
    /^\d{6}$/.test(secretText) ? new RegExp(`(?<![\\w.-])${secretText}(?![\\w.-])`).test(logged) : logged.toLowerCase().includes(secretText.toLowerCase());
  expect(secrets.filter((text) => text === '' || isIn(text))).toEqual([]);
}, 90_000);
