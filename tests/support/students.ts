/** People for tests. */
import type { OpenModule } from '#contract/exam-modules.ts';
import type { SessionView } from '#contract/exam-sessions.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { ApiClient } from './api-client.ts';
import type { TestServer } from './test-server.ts';

export const goodPassword = 'altitude-2718';

/** Moves the start of a session's running module back, so that half of its time has passed. */
export const halfSpent = `update exam_module_attempts set started_at = started_at - make_interval(secs => allowed_ms / 2000.0)
  where session_id = $1 and submitted_at is null`;

let people = 0;

export interface Person {
  readonly api: ApiClient;
  /** Lets half the running module's time pass, as for a student who reads the questions. Without it, everything happens in an instant. */
  readonly spend?: (sessionId: string) => Promise<unknown>;
  readonly email: string;
  readonly id: string;
}

/** Signed up and signed in, address not verified. */
export async function signUp(server: TestServer, name = 'Ada Okafor'): Promise<Person> {
  const api = new ApiClient(server);
  const email = `student${++people}.${Date.now()}@example.org`;
  const { me } = await api.call('signUp', { body: { name, email, password: goodPassword } });
  await api.call('sendVerification', { body: { email, name } });
  return { api, email, id: me.id, spend: (sessionId) => server.database.query(halfSpent, [sessionId]) };
}

/** The token of the verification link mailed to this address. */
export async function verificationToken(server: TestServer, email: string): Promise<string> {
  const token = /token=([\w-]+)/.exec(await server.mailTo(email))?.[1];
  if (!token) throw new Error('the mail has no link');
  return token;
}

/** Signs in on one more device. */
export async function signIn(server: TestServer, email: string, password = goodPassword, userAgent = ''): Promise<ApiClient> {
  const api = new ApiClient(server, userAgent ? { 'user-agent': userAgent } : {});
  await api.call('signIn', { body: { email, password } });
  return api;
}

export const isSignedIn = async (api: ApiClient): Promise<boolean> => (await api.call('me')).me !== null;

/** A visitor who has begun a quiz, and so is a guest. */
export async function newGuest(server: TestServer): Promise<ApiClient> {
  const api = new ApiClient(server);
  await api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  return api;
}

/** A student who is allowed to take exams. */
export async function verifiedStudent(server: TestServer): Promise<Person> {
  const person = await signUp(server);
  await person.api.call('verifyEmail', { body: { token: await verificationToken(server, person.email) } });
  return person;
}

/** The same, allowed to work on content. */
export async function newAuthor(server: TestServer): Promise<Person> {
  const person = await verifiedStudent(server);
  await server.database.query('update users set is_author = true where id = $1', [person.id]);
  return person;
}

/** A student with a plan that shows each answer. */
export async function studentWithPlus(server: TestServer): Promise<Person> {
  const person = await verifiedStudent(server);
  await server.database.query("update users set membership_tier = 'plus', membership_end_date = null where id = $1", [person.id]);
  return person;
}

export const device = 'testdevice01';

/** A save as a client would make it. */
export const answerState = (questionId: string, answer: string | null, change: Partial<AnswerState> = {}): AnswerState => ({
  questionId,
  answer,
  eliminated: [],
  marked: false,
  annotations: [],
  timeSpentMs: 1000,
  seq: 1,
  device,
  // As if the save had set the answer.
  answerStamp: { seq: change.seq ?? 1, device: change.device ?? device },
  ...change,
});

export interface ExamInHand {
  readonly session: SessionView;
  readonly open: OpenModule;
}

/** Starts an exam and opens its first module. */
export async function startExam(
  person: Person,
  change: { mode?: 'practice' | 'test-day'; timeMultiplier?: 1 | 1.5 | 2; practiceExamId?: string } = {},
): Promise<ExamInHand> {
  const session = await person.api.call('startSession', { body: { practiceExamId: 'practice-exam-1', ...change } });
  const open = await person.api.call('startModule', { params: { sessionId: session.id, position: 0 } });
  return { session, open };
}

export type Answering = (question: OpenModule['module']['questions'][number], index: number) => string | null;

/** Answers every question of an open module, taking half of its time, and submits it. */
export async function answerAndSubmit(
  person: Partial<Person> & Pick<Person, 'api'>,
  open: OpenModule,
  position: number,
  answering: Answering,
): Promise<SessionView> {
  const saves = open.module.questions.map((question, index) => answerState(question.id, answering(question, index)));
  const params = { sessionId: open.session.id, position };
  await person.api.call('saveAnswers', { params, body: { saves } });
  await person.spend?.(open.session.id);
  return person.api.call('submitModule', { params, body: { reason: 'student', saves: [] } });
}

/** Takes a whole exam; the id of its result. */
export async function takeExam(person: Partial<Person> & Pick<Person, 'api'>, answering: Answering, practiceExamId = 'practice-exam-1'): Promise<string> {
  const session = await person.api.call('startSession', { body: { practiceExamId } });
  for (const { position } of session.shape) {
    const open = await person.api.call('startModule', { params: { sessionId: session.id, position } });
    const after = await answerAndSubmit(person, open, position, answering);
    if (after.phase.kind === 'break') await person.api.call('endBreak', { params: { sessionId: session.id } });
    if (after.phase.kind === 'complete') return after.phase.resultId;
  }
  throw new Error('the exam did not end after its last module');
}
