import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Me } from '#contract/accounts.ts';
import { navigationFor, type Viewer } from './navigation.ts';
import { routes } from './routes.tsx';

const me: Me = {
  id: 'u',
  name: 'Ada',
  email: 'ada@example.org',
  emailVerified: true,
  isAdmin: false,
  isAuthor: false,
  needsTwoFactor: false,
  membershipTier: 'free',
  membershipEndDate: null,
  createdAt: '2026-01-01T00:00:00Z',
  claimedAnswers: 0,
};
const viewer = (change: Partial<Me> = {}): Viewer => ({ kind: 'user', me: { ...me, ...change } });
const guest: Viewer = { kind: 'guest' };
const labels = (who: Viewer) => navigationFor(who).map(({ label }) => label);
const entry = (who: Viewer, label: string) => navigationFor(who).find((candidate) => candidate.label === label);

describe('navigation', () => {
  it('shows admin places to admins and authors only', () => {
    expect(labels(viewer({ isAdmin: true }))).toContain('Admin');
    expect(labels(viewer({ isAuthor: true }))).toContain('Admin');
    for (const who of [viewer(), guest, { kind: 'unknown' } as const]) expect(labels(who)).not.toContain('Admin');
  });

  it('gives a guest the same list without results, with a way in', () => {
    const shown = labels(viewer()).filter((label) => label !== 'Exam Results' && label !== 'Profile');
    expect(labels(guest)).toEqual([...shown, 'Login / Sign Up']);
    expect(labels(viewer())).not.toContain('Login / Sign Up');
  });

  it('leads a guest to practice, and elsewhere to the reason why it needs an account', () => {
    expect(entry(guest, 'Question Bank')?.to).toBe('/guest-quiz');
    expect(entry(viewer(), 'Question Bank')?.to).toBe('/subject-quizzes');
    expect(entry(guest, 'Practice Exams')?.to).toBe('/auth-notice?from=%2Fpractice-exams');
    expect(entry(guest, 'My Progress')?.to).toBe('/auth-notice?from=%2Fprogress');
  });

  it.each([
    ['free', 'plus'],
    ['plus', null],
    ['max', null],
  ] as const)('for the %s tier, plus places are locked: %s', (membershipTier, locked) => {
    expect(entry(viewer({ membershipTier }), 'Study Resources')?.locked).toBe(locked);
  });
  it('plus places are locked for guests', () => expect(entry(guest, 'Study Resources')?.locked).toBe('plus'));

  it.each([viewer({ isAdmin: true }), guest].flatMap((who) => navigationFor(who).map(({ label, to }) => [who.kind, label, to] as const)))(
    'for a %s, %s leads to a screen that exists',
    (_who, _label, to) => {
      expect(matchRoutes(routes, to)?.at(-1)?.route.path).not.toBe('*');
    },
  );

  it('has the places of the mobile bar and of its More menu by their names on phones', () => {
    const places = (where: 'bar' | 'more') => navigationFor(viewer()).flatMap(({ mobile, shortLabel }) => (mobile === where ? [shortLabel] : []));
    expect(places('bar')).toEqual(['Progress', 'Exams', 'Practice', 'Profile']);
    expect(places('more').slice(0, 3)).toEqual(['Predictive', 'Words', 'Concepts']);
  });

  it('has at most five places in the mobile bar', () => {
    for (const who of [viewer({ isAdmin: true }), guest]) expect(navigationFor(who).filter(({ mobile }) => mobile === 'bar').length).toBeLessThanOrEqual(4);
  });
});
