import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterLogin, destinationAfterLogin, homeAfterLogin, loginOriginEntries, readLoginOrigin, type LoginOrigin } from './after-login.ts';

const site = 'https://ascent.test';

/** Every way we know of to write another place than a path of this site, and some that are only odd. */
const hosts = [
  'evil.test',
  'evil.test:443',
  'ascent.test.evil.test',
  'ascent.test@evil.test',
  'user:pw@evil.test',
  '[::1]',
  '127.0.0.1',
  '2130706433',
  '0x7f000001',
];
const slashes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '\\',
  '/\\/',
  '//\\',
  '\\\\\\',
  '/ /',
  '/%2f',
  '/%2F/',
  '/%5c',
  '/%5C/',
  '/%252f',
  '/%255c',
  '/%25252f',
  '/./',
  '/.//',
  '/..//',
];
const dropped = ['\t', '\n', '\r', '\r\n', '\v', '\f', '\0', '\u0001', '\u001f', '\u007f', '\u00a0', '\u2028', '\u2029', '\ufeff', '\u200b', '\u202e'];
const encodedControls = ['%09', '%0a', '%0A', '%0d', '%0D%0A', '%00', '%1f', '%0b'];
const schemes = [
  'javascript:',
  'JavaScript:',
  'java\tscript:',
  'java%0ascript:',
  'jav&#x61;script:',
  'javascript&colon;',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,',
  'blob:',
  'file:///',
  'filesystem:',
  'about:blank',
  'view-source:',
  'http:',
  'https:',
  'http:/',
  'https:/',
  'ftp://',
  'ws://',
  'mailto:',
  'tel:',
  'intent:',
  'chrome:',
  '://',
  ':',
];
// Look like slashes, dots, colons or letters, and some are folded into them.
const lookalikes = [
  '\u2215',
  '\u2044',
  '\u29f8',
  '\uff0f',
  '\uff3c',
  '\u3002',
  '\uff0e',
  '\u2024',
  '\uff1a',
  '\u0131',
  '\u017f',
  '\u212a',
  '\ud83d\ude00',
  '\ud800',
  '\u00e9',
  '\u0430',
];
const nested = [
  '/%2e%2e/api',
  '/%2E%2e/',
  '/.%2e/x',
  '/%252e%252e/x',
  '/..%2fapi',
  '/a/..',
  '/a/../..//evil.test',
  '/../progress',
  '/./progress',
  '/a/./b',
  '/a//evil.test',
  '/a/%2f/evil.test',
  '/a%5cevil.test',
  '/%c0%af/evil.test%00',
  '/%u002f%2fevil.test',
];
const circles = [
  '/login',
  '/login/',
  '/login?from=/progress',
  '/login#x',
  '/signup',
  '/signup?from=x',
  '/verify-email?token=x',
  '/auth-notice',
  '/finish-sign-up',
  '/api/accounts/sign-out',
  '/api',
  '/api/identity/google/callback?code=x',
];
const markup = ['/<script>', '/"onload=', '/progress">', '/progress<', '/progress>x', '/a"b'];
const odd = [
  '',
  '/',
  '?',
  '#',
  '?x=/progress',
  '#/progress',
  'progress',
  './progress',
  '../progress',
  ' /progress',
  '/progress ',
  'null',
  'undefined',
  '[object Object]',
  `/${'a'.repeat(600)}`,
  `/progress?${'a'.repeat(600)}`,
  `/progress#${'%20'.repeat(200)}`,
];

const hostile = [
  ...new Set([
    ...hosts.flatMap((host) => slashes.map((start) => `${start}${host}`)),
    ...schemes.flatMap((scheme) => [`${scheme}alert(1)`, `${scheme}//evil.test`]),
    ...dropped.flatMap((character) => [`/${character}/evil.test`, `${character}//evil.test`, `/progress${character}`, `/${character}evil`]),
    ...encodedControls.flatMap((code) => [`/${code}/evil.test`, `/progress${code}x`]),
    ...lookalikes.flatMap((character) => [`/${character}evil.test`, `/${character}${character}evil.test`, `${character}${character}evil.test`]),
    ...nested,
    ...circles,
    ...markup,
    ...odd,
  ]),
];

const isPathHere = (address: string) => {
  const url = new URL(address, site);
  return url.origin === site && url.username === '' && address.startsWith('/') && !address.startsWith('//');
};

/** As a router decodes a path; one that cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

describe('afterLogin', () => {
  it.each([
    '/progress',
    '/practice-exams',
    '/practice-exam/exam-1?start=1',
    '/exam/m-1#q3',
    '/results/a_b-c.d',
    '/all-results?cursor=a%20b',
    '/results/x?return=https://example.com',
    '/smart-quiz-generator?subcategory=form-structure-and-sense&difficulty=3',
  ])('returns to %s', (origin) => {
    expect(afterLogin(origin)).toBe(origin);
    expect(isPathHere(afterLogin(origin))).toBe(true);
  });

  it('knows hundreds of hostile and odd values', () => expect(hostile.length).toBeGreaterThan(400));

  it.each([null, undefined, ...hostile])('does not follow %j', (origin) => {
    expect(afterLogin(origin)).toBe(homeAfterLogin);
  });

  it('whatever it is given, it gives a path of this site', () => {
    const pieces = fc.constantFrom(
      ...slashes,
      ...dropped,
      ...encodedControls,
      ...schemes,
      ...lookalikes,
      ...hosts,
      '/',
      '.',
      '..',
      '@',
      '?',
      '#',
      ':',
      '%',
      'progress',
      'a',
    );
    const built = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    const path = fc.string({ unit: 'binary' }).map((text) => `/${text}`);
    fc.assert(
      fc.property(
        fc.oneof(
          built,
          path,
          fc.string(),
          fc.webUrl(),
          built.map((text) => `/${text}`),
        ),
        (origin) => {
          expect(isPathHere(afterLogin(origin))).toBe(true);
          // Nor once it has been decoded, as a router does.
          expect(isPathHere(decoded(afterLogin(origin).split(/[?#]/)[0] ?? ''))).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

const everything = () => true;
const read = (query: string) => {
  const search = new URLSearchParams(query);
  return readLoginOrigin((name) => search.get(name));
};

describe('the table of where to go', () => {
  it.each<[LoginOrigin, string]>([
    [{ kind: 'quiz', navigation: '/smart-quiz/q7?question=4', path: '/smart-quiz/q7' }, '/smart-quiz/q7?question=4'],
    [{ kind: 'quiz', navigation: null, path: '/smart-quiz/q7' }, '/smart-quiz/q7'],
    [{ kind: 'quiz', navigation: '//evil.test', path: '/smart-quiz/q7' }, '/smart-quiz/q7'],
    [{ kind: 'quiz', navigation: null, path: null }, '/progress'],
    [{ kind: 'question-bank', subcategory: 'transitions', difficulty: 3 }, '/smart-quiz-generator?subcategory=transitions&difficulty=3'],
    [{ kind: 'question-bank', subcategory: null, difficulty: null }, '/smart-quiz-generator'],
    [{ kind: 'exam', exam: '3' }, '/practice-exams?start=3'],
    [{ kind: 'exam', exam: 'practice-exam-1' }, '/practice-exam/practice-exam-1?start=1'],
    [{ kind: 'exam', exam: null }, '/practice-exams'],
    [{ kind: 'path', path: '/all-results' }, '/all-results'],
    [{ kind: 'path', path: null }, '/progress'],
    [{ kind: 'path', path: 'https://evil.test' }, '/progress'],
  ])('%j', (origin, address) => {
    expect(destinationAfterLogin(origin, everything)).toBe(address);
  });

  it('leads to screens that exist, and else home', () => {
    const exists = (path: string) => ['/practice-exams', '/smart-quiz/q7'].includes(path);
    const go = (origin: LoginOrigin) => destinationAfterLogin(origin, exists);
    expect(go({ kind: 'question-bank', subcategory: 'transitions', difficulty: 3 })).toBe('/progress');
    expect(go({ kind: 'quiz', navigation: '/gone', path: '/smart-quiz/q7?x=1' })).toBe('/smart-quiz/q7?x=1');
    expect(go({ kind: 'exam', exam: 'no-such-screen' })).toBe('/practice-exams');
    expect(go({ kind: 'path', path: '/nowhere' })).toBe('/progress');
  });

  it.each<[string, LoginOrigin]>([
    ['', { kind: 'path', path: null }],
    ['from=/all-results', { kind: 'path', path: '/all-results' }],
    ['origin=quiz&from=/smart-quiz/q7', { kind: 'quiz', navigation: null, path: '/smart-quiz/q7' }],
    ['origin=question-bank&subcategory=transitions&difficulty=3', { kind: 'question-bank', subcategory: 'transitions', difficulty: 3 }],
    ['origin=question-bank&subcategory=../x&difficulty=6', { kind: 'question-bank', subcategory: null, difficulty: null }],
    ['origin=exam&exam=2', { kind: 'exam', exam: '2' }],
    ['origin=exam&exam=a/../b', { kind: 'exam', exam: null }],
    ['origin=elsewhere&from=/x', { kind: 'path', path: '/x' }],
  ])('%s is read, and written again the same', (query, origin) => {
    expect(read(query)).toEqual(origin);
    expect(read(new URLSearchParams(loginOriginEntries(origin)).toString())).toEqual(origin);
  });

  it('whatever the query says, leads to a path of this site', () => {
    const hostileText = fc.oneof(fc.constantFrom(...hostile), fc.string());
    const query = fc.record({
      origin: fc.constantFrom('quiz', 'question-bank', 'exam', 'path', 'x'),
      from: hostileText,
      navigation: hostileText,
      exam: hostileText,
      subcategory: hostileText,
      difficulty: hostileText,
    });
    fc.assert(
      fc.property(query, (given) => {
        const origin = readLoginOrigin((name) => new Map(Object.entries(given)).get(name) ?? null);
        expect(isPathHere(destinationAfterLogin(origin, everything))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
