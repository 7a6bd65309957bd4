/**
 * The `test` of the browser tests: a real server per worker, students, as many devices
 * as a test needs, and a failure for anything the browser complains about.
 */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { ApiClient } from './api-client.ts';
import { closedPushService } from './push-service.ts';
import { startRealServer, type RealServer } from './real-server.ts';
import { spendHalf } from './server-database.ts';
import { goodPassword } from './students.ts';

/** Each person has their own IP, so that request limits see many people, not one. */
const clientIpHeader = 'x-test-address';
let addresses = 0;
const newAddress = () => ({ [clientIpHeader]: `10.0.${process.pid % 250}.${++addresses}` });

export interface Student {
  readonly api: ApiClient;
  readonly spend?: (sessionId: string) => Promise<unknown>;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** An account made over HTTP; verified unless told otherwise. */
export async function enrol(server: RealServer, { verified = true, name = 'Maya Chen' } = {}): Promise<Student> {
  const api = new ApiClient(server, newAddress());
  const email = `maya${process.pid}.${++addresses}@example.org`;
  await api.call('signUp', { body: { name, email, password: goodPassword } });
  await api.call('sendVerification', { body: { email, name } });
  if (verified) {
    const token = new URLSearchParams((await server.verificationPath(email)).split('?')[1]).get('token');
    await api.call('verifyEmail', { body: { token } });
  }
  return { api, name, email, password: goodPassword, spend: (sessionId) => spendHalf(server, sessionId) };
}

/** The administrator from the settings, with their own IP: password attempts are counted by IP. */
export async function enterAsAdmin(server: RealServer): Promise<Student> {
  const [email, password] = [server.adminEmail, server.adminPassword];
  const api = new ApiClient(server, newAddress());
  await api.call('signIn', { body: { email, password } });
  return { api, name: 'Admin', email, password, spend: (sessionId) => spendHalf(server, sessionId) };
}

/** An account that administrators have let work on content. */
export async function enterAsAuthor(server: RealServer): Promise<Student> {
  const [{ api: admin }, author] = [await enterAsAdmin(server), await enrol(server, { name: 'Ada Author' })];
  const { items } = await admin.call('searchMembers', { query: { q: author.email } });
  await admin.call('setAuthor', { params: { userId: items[0]?.id ?? '' }, body: { isAuthor: true, reason: 'Writes questions' } });
  return author;
}

/** A separate browser profile, signed in as this student if one is given. */
export type NewDevice = (student?: Student, options?: BrowserContextOptions) => Promise<BrowserContext>;

interface TestFixtures {
  /** Whether pages fetch what is not needed yet, two seconds after they have loaded. Every test is a new profile, and would fetch it again. */
  readonly preloads: boolean;
  /** What the browser complained about; the test fails if there is anything. */
  readonly complaints: string[];
  readonly newDevice: NewDevice;
  /** A verified student whose session `page` has. */
  readonly student: Student;
  /** `page`, with a student's session. */
  readonly studentPage: Page;
}

interface WorkerFixtures {
  /** Environment variables of the server, beyond those every test server has. */
  readonly serverSettings: Readonly<Record<string, string>>;
  readonly server: RealServer;
}

/** A request that failed or was refused is part of the test, not an error of the page. */
const expected = /^Failed to load resource/;

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (failure) => complaints.push(String(failure.error())));
}

/** Makes the context's browser one that saves data. */
const saveData = (context: BrowserContext) => context.addInitScript("Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })");

export const test = base.extend<TestFixtures, WorkerFixtures>({
  preloads: [false, { option: true }],
  serverSettings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverSettings }, use) => {
      const server = await startRealServer({ CLIENT_IP_HEADER: clientIpHeader, LOG_LEVEL: 'warn', PUSH_SERVICES: closedPushService, ...serverSettings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, ...newAddress() }),
  complaints: async ({ browserName }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, `complaints of ${browserName}`).toEqual([]);
  },
  context: async ({ context, complaints, preloads }, use) => {
    listen(context, complaints);
    if (!preloads) await saveData(context);
    await use(context);
  },
  newDevice: async ({ browser, server, complaints, preloads }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (student, options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: newAddress(), viewport: { width: 1280, height: 800 }, ...options });
      contexts.push(context);
      listen(context, complaints);
      if (!preloads) await saveData(context);
      if (student) await signIn(context, server, student);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  student: async ({ server, context }, use) => {
    const student = await enrol(server);
    await signIn(context, server, student);
    await use(student);
  },
  studentPage: async ({ student, page }, use) => {
    expect(await page.context().cookies(), `session of ${student.email}`).not.toEqual([]);
    await use(page);
  },
});

/** Gives a browser the student's session. */
export async function signIn(context: BrowserContext, server: RealServer, student: Student): Promise<void> {
  await context.addCookies(student.api.cookies().map((cookie) => ({ ...cookie, url: server.url })));
}

/** An author whose session these pages have. */
export async function signInAsAuthor(context: BrowserContext, server: RealServer): Promise<Student> {
  const author = await enterAsAuthor(server);
  await signIn(context, server, author);
  return author;
}

export { expect } from '@playwright/test';
