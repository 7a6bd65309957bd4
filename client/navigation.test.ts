import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Me } from '#contract/accounts.ts';
import { navigationFor } from './navigation.ts';
import { routes } from './routes.tsx';

const me: Me = {
  id: 'u',
  name: 'Ada',
  email: 'ada@example.org',
  emailVerified: true,
  isAdmin: false,
  membershipTier: 'free',
  membershipEndDate: null,
  createdAt: '2026-01-01T00:00:00Z',
  claimedAnswers: 0,
};
const labels = (person: Me | null) => navigationFor(person).map(({ label }) => label);

describe('navigation', () => {
  it('shows admin places to admins only', () => {
    expect(labels({ ...me, isAdmin: true })).toContain('Admin');
    expect(labels(me)).not.toContain('Admin');
    expect(labels(null)).not.toContain('Admin');
  });

  it.each(navigationFor({ ...me, isAdmin: true }).map((entry) => [entry.label, entry.to]))('%s leads to a screen that exists', (_, to) => {
    expect(matchRoutes(routes, to)?.at(-1)?.route.path).not.toBe('*');
  });
});
