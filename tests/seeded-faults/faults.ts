/** Faults worth planting: one line of the product made wrong, and the test that must turn red. */

export interface SeededFault {
  /** Numbers of the security list in docs/security.md that it belongs to, separated by blanks. */
  readonly items: string;
  readonly says: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  readonly test: { readonly runner: 'unit' | 'api' | 'browser'; readonly file: string; readonly name: string };
}

const api = (file: string, name: string) => ({ runner: 'api', file: `tests/api/${file}.test.ts`, name }) as const;
const unit = (file: string, name: string) => ({ runner: 'unit', file, name }) as const;

export const faults: readonly SeededFault[] = [
  {
    items: '3 37',
    says: 'an unverified account passes as verified',
    file: 'server/http/mount.ts',
    from: "account.emailVerified ? null : refuse('email-not-verified')",
    to: 'null',
    test: api('access', 'unverified'),
  },
  {
    items: '3',
    says: 'every verified student is let into the admin calls',
    file: 'server/http/mount.ts',
    from: 'account.isAdmin && account.emailVerified ? null',
    to: 'account.emailVerified ? null',
    test: api('access', 'free student'),
  },
  {
    items: '8',
    says: 'what a handler returns goes out as it is',
    file: 'server/http/mount.ts',
    from: 'JSON.stringify(call.output.parse(result))',
    to: "JSON.stringify(call.id === 'listResults' ? { ...Object(result), secret_note: 'x' } : call.output.parse(result))",
    test: api('inputs', 'a column that is added to a table'),
  },
  {
    items: '49',
    says: 'requests from other sites may change things',
    file: 'server/http/origin.ts',
    from: "return site === 'same-origin' || site === 'none';",
    to: 'return true;',
    test: api('bad-input', 'from another site'),
  },
  {
    items: '49',
    says: 'forms and plain text are read as JSON',
    file: 'server/http/read-body.ts',
    from: "return refuse('unsupported-media-type');",
    to: '',
    test: api('bad-input', 'requests that are not ours'),
  },
  {
    items: '50',
    says: 'reading a list writes something',
    file: 'server/features/progress/handlers.ts',
    from: 'getProgress: signedIn(async ({ caller }) => {',
    to: "getProgress: signedIn(async ({ caller }) => {\n      await database.query('update users set updated_at = now() where id = $1', [caller.id]);",
    test: api('inputs', 'reading changes nothing'),
  },
  {
    items: '60 4',
    says: 'a call takes fields nobody asked for',
    file: 'contract/account-care.ts',
    from: 'body: z.strictObject({ name: nameSchema })',
    to: 'body: z.object({ name: nameSchema })',
    test: api('inputs', 'in the body of updateProfile'),
  },
  {
    items: '61',
    says: 'of a doubled parameter the last one counts',
    file: 'server/http/mount.ts',
    from: "if (key in value) return refuse('bad-input', { [key]: 'Given twice.' });",
    to: '',
    test: api('bad-input', 'a parameter given twice'),
  },
  {
    items: '62',
    says: 'bodies of any size are read',
    file: 'server/http/read-body.ts',
    from: "if (Number(request.headers.get('content-length') ?? 0) > limit) return refuse('body-too-large');",
    to: 'limit = Number.POSITIVE_INFINITY;',
    test: api('bad-input', 'a body that is too large'),
  },
  {
    items: '43 45',
    says: 'the policy allows inline script',
    file: 'server/http/security-headers.ts',
    from: '"script-src \'self\'",',
    to: "\"script-src 'self' 'unsafe-inline'\",",
    test: api('http', 'carries the security headers'),
  },
  {
    items: '46 47 48',
    says: 'content types are guessed by the browser',
    file: 'server/http/security-headers.ts',
    from: "'x-content-type-options': 'nosniff',",
    to: '',
    test: api('http', 'carries the security headers'),
  },
  {
    items: '26',
    says: 'the cookie of an https site is an ordinary one',
    file: 'server/http/cookies.ts',
    from: '(secure ? `__Host-${name}` : name)',
    to: '(secure ? name : name)',
    test: api('http', 'an https address gets a __Host- cookie'),
  },
  {
    items: '56',
    says: 'personal answers may be cached',
    file: 'server/http/mount.ts',
    from: "'cache-control': 'no-store', 'content-type': 'application/json' });\n    const result",
    to: "'content-type': 'application/json' });\n    const result",
    test: api('http', 'personal answers are never stored'),
  },
  {
    items: '14',
    says: 'the server ends a module by the clock while time is left',
    file: 'core/exams/session.ts',
    from: "session.mode === 'practice' && reason === 'student'",
    to: "session.mode === 'practice'",
    test: unit('core/exams/never-early.test.ts', 'never submits with time left'),
  },
  {
    items: '3 10',
    says: 'a guest counts as signed in',
    file: 'server/features/accounts/store.ts',
    from: 'if (row.email === null) return { account: null,',
    to: "if (row.email === null) return { account: { ...toOwner({ ...row, email: 'guest@guest.invalid', email_verified: true }).account } as Account,",
    test: api('access', 'anonymous guest'),
  },
  {
    items: '11',
    says: 'a quiz explains questions that are not answered',
    file: 'server/features/quizzes/quiz-view.ts',
    from: 'answer === null || correct === null ? null : { answer, correct,',
    to: "{ answer: answer ?? '', correct: correct ?? false,",
    test: api('no-keys-leak', 'before it is answered'),
  },
  {
    items: '2',
    says: 'a quiz is found by its id alone',
    file: 'server/features/quizzes/store.ts',
    from: 'from quizzes where user_id = $1 and id = $2',
    to: 'from quizzes where $1::uuid is not null and id = $2',
    test: api('quizzes', 'what is not its own'),
  },
  {
    items: '15',
    says: 'a second answer replaces the first',
    file: 'server/features/quizzes/store.ts',
    from: 'q.position = $3 and q.answered_at is null',
    to: 'q.position = $3',
    test: api('quizzes', 'a race between two answers'),
  },
  {
    items: '16',
    says: 'quizzes are counted without holding the learner',
    file: 'server/features/quizzes/store.ts',
    from: "'select 1 from users where id = $1 for no key update'",
    to: "'select 1 from users where id = $1'",
    test: api('quizzes', 'cannot be stretched'),
  },
  {
    items: '19',
    says: 'a guest’s practice is copied into the account by every login',
    file: 'server/features/quizzes/guest-store.ts',
    from: "'select 1 from users where id = $1 and is_anonymous for update'",
    to: "'select 1 from users where id = $1 and is_anonymous'",
    test: api('quizzes', 'signing up or in'),
  },
  {
    items: '18',
    says: 'anybody may make as many guests as they like',
    file: 'contract/quizzes.ts',
    from: 'perAddress: 300',
    to: 'perAddress: 300_000',
    test: api('quizzes', 'limits by address'),
  },
];
