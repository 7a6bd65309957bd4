/** Where to go after signing in. */

/** Where to send somebody who came from nowhere in particular. */
export const homeAfterLogin = '/progress';

/** Paths that would lead in a circle, or log out again. */
const notOrigins = ['/login', '/signup', '/finish-sign-up', '/verify-email', '/correct-email', '/auth-notice', '/api'];

const maxLength = 500;

/**
 * The path to return to, or `homeAfterLogin` if `origin` is not a path of this site.
 * `origin` comes from the address bar and is untrusted: only a plain absolute path with query and
 * fragment is accepted. Anything a browser could read as another host, such as `//x`, `/\x` or a
 * control character it would drop, is rejected rather than repaired.
 */
export function afterLogin(origin: string | null | undefined): string {
  if (!origin || origin.length > maxLength) return homeAfterLogin;
  // Printable ASCII without backslash, double quotes and angle brackets: paths of this site need no more.
  if (!/^\/[!#-;=?-[\]^_a-z{|}~]*$/i.test(origin)) return homeAfterLogin;
  const path = origin.split(/[?#]/, 1)[0] ?? '';
  // %25 too: what looks harmless now could be decoded twice.
  if (path.includes('//') || path === '/' || /(^|\/)\.{1,2}(\/|$)/.test(path) || /%(?:2e|2f|5c|25|0|1)/i.test(path)) return homeAfterLogin;
  const circular = notOrigins.some((start) => path === start || path.startsWith(`${start}/`));
  return circular ? homeAfterLogin : origin;
}

/** The mailed link that confirms a new account's email, if that is where the user came from: it works once they are logged in. */
export const verificationLinkIn = (origin: LoginOrigin): string | null =>
  origin.kind === 'path' && /^\/verify-email\?token=[\w.-]{1,400}$/.test(origin.path ?? '') ? origin.path : null;

/** What a guest was about to do. */
export type LoginOrigin =
  /** `navigation`: where the quiz itself had got to; it takes precedence over `path`. */
  | { readonly kind: 'quiz'; readonly navigation: string | null; readonly path: string | null }
  | { readonly kind: 'question-bank'; readonly subcategory: string | null; readonly difficulty: number | null }
  /** `exam`: a number in the list, or an id; null for the list itself. */
  | { readonly kind: 'exam'; readonly exam: string | null }
  | { readonly kind: 'path'; readonly path: string | null };

const slug = /^[a-z0-9][a-z0-9-]{0,59}$/i;
const slugOrNull = (text: string | null) => (text !== null && slug.test(text) ? text : null);

/** Reads an origin from the query of a sign-in screen; `get` returns a parameter or null. Anything odd is dropped. */
export function readLoginOrigin(get: (name: string) => string | null): LoginOrigin {
  const path = get('from');
  switch (get('origin')) {
    case 'quiz':
      return { kind: 'quiz', navigation: get('navigation'), path };
    case 'question-bank': {
      const difficulty = /^[1-5]$/.test(get('difficulty') ?? '') ? Number(get('difficulty')) : null;
      return { kind: 'question-bank', subcategory: slugOrNull(get('subcategory')), difficulty };
    }
    case 'exam':
      return { kind: 'exam', exam: slugOrNull(get('exam')) };
    default:
      return { kind: 'path', path };
  }
}

type Entries = Readonly<Record<string, string | number | null>>;

const entriesOf = {
  quiz: ({ navigation, path }: Extract<LoginOrigin, { kind: 'quiz' }>): Entries => ({ origin: 'quiz', navigation, from: path }),
  'question-bank': ({ subcategory, difficulty }: Extract<LoginOrigin, { kind: 'question-bank' }>): Entries => ({
    origin: 'question-bank',
    subcategory,
    difficulty,
  }),
  exam: ({ exam }: Extract<LoginOrigin, { kind: 'exam' }>): Entries => ({ origin: 'exam', exam }),
  path: ({ path }: Extract<LoginOrigin, { kind: 'path' }>): Entries => ({ from: path }),
};

/** The query parameters that `readLoginOrigin` reads back. */
export function loginOriginEntries(origin: LoginOrigin): Record<string, string> {
  // Each kind belongs to its own function; types cannot express that for a lookup by kind.
  const entries = (entriesOf[origin.kind] as (given: LoginOrigin) => Entries)(origin);
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) => (value === null || String(value).length > maxLength ? [] : [[name, String(value)]])),
  );
}

const withQuery = (path: string, query: Entries) => {
  const search = Object.entries(query)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
  return search ? `${path}?${search}` : path;
};

/** Paths for this origin, best first. */
function candidates(origin: LoginOrigin): readonly (string | null)[] {
  switch (origin.kind) {
    case 'quiz':
      return [origin.navigation, origin.path];
    case 'question-bank':
      return [withQuery('/smart-quiz-generator', { subcategory: origin.subcategory, difficulty: origin.difficulty })];
    case 'exam':
      if (origin.exam === null) return ['/practice-exams'];
      return [
        /^\d+$/.test(origin.exam) ? withQuery('/practice-exams', { start: origin.exam }) : withQuery(`/practice-exam/${origin.exam}`, { start: 1 }),
        '/practice-exams',
      ];
    case 'path':
      return [origin.path];
  }
}

/** The path after signing in: the first for this origin that is safe and has a screen, else `homeAfterLogin`. `exists` is called with a path without its query. */
export function destinationAfterLogin(origin: LoginOrigin, exists: (path: string) => boolean): string {
  const fits = (address: string | null): address is string => address !== null && afterLogin(address) === address && exists(address.split(/[?#]/, 1)[0] ?? '');
  return candidates(origin).find(fits) ?? homeAfterLogin;
}
