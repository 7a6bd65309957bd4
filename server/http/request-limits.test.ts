import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Account } from './handler.ts';
import type { Limiter } from './rate-limit.ts';
import { limitsOf } from './request-limits.ts';

function counting(): Limiter {
  const counts = new Map<string, number>();
  const waitFor = (key: string, requests: number): number => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > requests ? 60 : 0;
  };
  return { check: async (key, { requests }, next) => waitFor(key, requests) || (next ? waitFor(next.key, next.requests) : 0) };
}

const account = (id: string): Account => ({
  kind: 'account',
  id,
  name: 'Ada',
  email: `${id}@example.org`,
  emailVerified: true,
  isAdmin: false,
  isAuthor: false,
  needsTwoFactor: false,
  membershipTier: 'free',
  membershipEndDate: null,
  createdAt: new Date(0),
  sessionId: id,
  sessionUsedAt: new Date(0),
  claimedAnswers: 0,
});

test('accounts behind one IP may do more together than one of them, but not without end', async () => {
  const limits = limitsOf(calls.changePassword, counting());
  const passed = [];
  for (let person = 0; person < 30; person++) {
    let count = 0;
    for (let i = 0; i < 12; i++) if ((await limits.ofCaller('203.0.113.7', account(`a${person}`))) === 0) count++;
    passed.push(count);
  }
  expect(passed).toEqual([...Array.from({ length: 20 }, () => 10), ...Array.from({ length: 10 }, () => 0)]);
  expect(await limits.ofCaller('198.51.100.4', account('elsewhere'))).toBe(0);
});

test('no save of an exam waits for those of others behind the same IP, a hall full of students say', async () => {
  const limits = limitsOf(calls.saveAnswers, counting());
  for (let person = 0; person < 40; person++)
    for (let save = 0; save < calls.saveAnswers.rateLimit.requests; save++)
      if ((await limits.ofCaller('203.0.113.7', account(`a${person}`))) > 0) throw new Error(`save ${save} of student ${person} has to wait`);
  expect(await limits.ofCaller('203.0.113.7', account('a0')), 'one account has its own limit').toBeGreaterThan(0);
});
