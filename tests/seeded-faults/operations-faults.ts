/** Faults in what the server starts with, and in what it shows and keeps beside its pages. */
import type { SeededFault } from './faults.ts';

const operations = (name: string) => ({ runner: 'api', file: 'tests/api/operations.test.ts', name }) as const;

export const operationsFaults: readonly SeededFault[] = [
  {
    items: '27',
    says: 'secrets: mails with links are open to everybody on the machine',
    file: 'server/integrations/outbox.ts',
    from: '{ mode: 0o600 }',
    to: '{ mode: 0o644 }',
    test: operations('for the owner of the process alone'),
  },
  {
    items: '27',
    says: 'secrets: an outbox that was open before stays open',
    file: 'server/integrations/outbox.ts',
    from: 'await fs.chmod(folder, 0o700);',
    to: '',
    test: operations('for the owner of the process alone'),
  },
  {
    items: '73',
    says: 'operations: any token opens the counters',
    file: 'server/http/metrics-page.ts',
    from: "sameText(authorization ?? '', `Bearer ${token}`)",
    to: "(authorization ?? '').startsWith('Bearer ')",
    test: operations('to whoever has the token'),
  },
  {
    items: '73',
    says: 'operations: the counters are open in production',
    file: 'server/config.ts',
    from: '(env.METRICS_TOKEN !== undefined || !production)',
    to: 'true',
    test: operations('not told in production with neither'),
  },
  {
    items: '80',
    says: 'operations: a secret of one letter is long enough',
    file: 'server/safe-settings.ts',
    from: 'new Set(secret).size < leastDifferent || isRepetition',
    to: 'false',
    test: operations('not with a bad SECRET'),
  },
  {
    items: '48',
    says: 'operations: passwords travel in the clear',
    file: 'server/config.ts',
    from: "if (production && publicUrl.protocol !== 'https:' && !isThisMachine(publicUrl.hostname))",
    to: 'if (publicUrl.host === "")',
    test: operations('not with a bad PUBLIC_URL'),
  },
  {
    items: '69',
    says: 'operations: secrets go to a provider in the clear',
    file: 'server/safe-settings.ts',
    from: "(url.protocol === 'http:' && isThisMachine(url.hostname))",
    to: "url.protocol === 'http:'",
    test: operations('not with a bad SMS_URL'),
  },
  {
    items: '36',
    says: 'operations: links are only pretended to be sent',
    file: 'server/config.ts',
    from: "if (production && !env.SMTP_URL && env.MAIL_OUTBOX !== '1')",
    to: "if (production && !env.SMTP_URL && env.MAIL_OUTBOX === 'never')",
    test: operations('not with a bad SMTP_URL'),
  },
  {
    items: '49',
    says: 'browser: a page that came unencrypted speaks for the site',
    file: 'server/http/origin.ts',
    from: "(own.protocol === 'http:' && origin",
    to: '(true && origin',
    test: operations('does not speak for a site that is encrypted'),
  },
];
