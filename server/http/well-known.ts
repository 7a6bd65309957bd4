/** Standard paths that browsers, password managers and security researchers look for. */
import { dayMs } from '#core/day.ts';
import type { Config } from '../config.ts';
import type { App } from './app-env.ts';

/** The file has to expire within a year; it is regenerated for each request. */
const validMs = 180 * dayMs;

const securityText = (publicUrl: string, contact: string): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    'Preferred-Languages: en',
    '',
  ].join('\n');

export function mountWellKnown(app: App, { publicUrl, securityContact }: Pick<Config, 'publicUrl' | 'securityContact'>): void {
  app.get('/.well-known/change-password', (context) => context.redirect('/profile#security', 302));
  // Without somebody to write to there is no such file: it must name a contact (RFC 9116).
  app.get('/.well-known/security.txt', (context) =>
    securityContact === null ? context.text('Not Found', 404) : context.text(securityText(publicUrl, securityContact)),
  );
  // No other path here belongs to the app.
  app.get('/.well-known/*', (context) => context.text('Not Found', 404));
}
