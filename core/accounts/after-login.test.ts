import { describe, expect, it } from 'vitest';
import { afterLogin, homeAfterLogin } from './after-login.ts';

describe('afterLogin', () => {
  it.each([
    '/progress',
    '/practice-exams',
    '/practice-exam/exam-1?start=1',
    '/exam/m-1#q3',
    '/results/a_b-c.d',
    '/all-results?cursor=a%20b',
    '/results/x?return=https://example.com',
  ])('returns to %s', (origin) => {
    expect(afterLogin(origin)).toBe(origin);
    expect(new URL(afterLogin(origin), 'https://ascent.test').origin).toBe('https://ascent.test');
  });

  it.each([
    null,
    undefined,
    '',
    '/',
    'progress',
    'https://evil.test',
    'https:evil.test',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\tevil',
    '/\n/evil.test',
    ' /progress',
    '/progress ',
    'javascript:alert(1)',
    '/javascript:alert(1)//x',
    'data:text/html,x',
    '/a//evil.test',
    '/./progress',
    '/../progress',
    '/a/..',
    '/%2e%2e/api',
    '/%2F/evil.test',
    '/%5Cevil.test',
    '/%0d%0aSet-Cookie:x',
    '/login',
    '/login?from=/progress',
    '/signup',
    '/verify-email?token=x',
    '/auth-notice',
    '/api/accounts/sign-out',
    '/<script>',
    '/"onload=',
    '/é',
    '/\u0000',
    '/a\u202eb',
    `/${'a'.repeat(600)}`,
  ])('does not follow %j', (origin) => {
    expect(afterLogin(origin)).toBe(homeAfterLogin);
  });
});
