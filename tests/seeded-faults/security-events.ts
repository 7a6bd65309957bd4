/** Faults in the events reported to monitoring. */
import { api, type SeededFault } from './fault.ts';

const everyKind = api('security-events', 'every kind is told when it happens');

export const securityEventsFaults: readonly SeededFault[] = [
  {
    items: '77',
    says: 'events: a failed login is not told of',
    file: 'server/http/call-security-events.ts',
    from: "'sign-in-failed': 'sign-in-failed',",
    to: '',
    test: everyKind,
  },
  {
    items: '77',
    says: 'events: a wrong code at login is not told of',
    file: 'server/features/two-factor/code-handlers.ts',
    from: "security.report('code-wrong', { userId, clientIp, call: 'signInWithCode' });",
    to: '',
    test: everyKind,
  },
  {
    items: '77',
    says: 'events: refused rights are not told of',
    file: 'server/http/mount.ts',
    from: 'if (denied) return refusedWith(denied);',
    to: 'if (denied) return errorResponse(denied, requestId);',
    test: everyKind,
  },
  {
    items: '77',
    says: 'events: the IP is in the log as it is',
    file: 'server/security-events.ts',
    from: "network: hashed('network', networkOf(clientIp))",
    to: 'network: clientIp',
    test: everyKind,
  },
  {
    items: '77',
    says: 'events: anybody can compute the hashes',
    file: 'server/security-events.ts',
    from: 'seal.hash(`security ${what} ${text}`).slice(0, 22)',
    to: "Buffer.from(`security ${what} ${text}`).toString('base64url').slice(0, 22)",
    test: api('security-events', 'is one line with hashes of its own server'),
  },
  {
    items: '77',
    says: 'events: they are not counted',
    file: 'server/security-events.ts',
    from: '      count(kind);',
    to: '',
    test: everyKind,
  },
  {
    items: '77',
    says: 'events: an exam in impossible time is not told of',
    file: 'server/features/exams/submit-module.ts',
    from: "if (hurried) security.report('impossible-time', { userId: caller.id, clientIp });",
    to: '',
    test: everyKind,
  },
  {
    items: '77',
    says: 'events: a new administrator is not told of',
    file: 'server/main.ts',
    from: "if (newAdmin !== null) server.security.report('role-changed', { userId: newAdmin });",
    to: '',
    test: api('security-events', 'whoever becomes an administrator at the start'),
  },
];
