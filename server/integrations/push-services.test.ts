import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s takes messages', (endpoint) => expect(isPushService(endpoint, [])).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://user:pass@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://push.apple.com.evil.example/abc',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:5432/',
  'file:///etc/passwd',
  'nonsense',
])('%s does not', (endpoint) => expect(isPushService(endpoint, [])).toBe(false));

test('a service of one’s own is named in the settings, by its origin', () => {
  expect(isPushService('http://127.0.0.1:4000/a', ['http://127.0.0.1:4000'])).toBe(true);
  expect(isPushService('http://127.0.0.1:4001/a', ['http://127.0.0.1:4000'])).toBe(false);
});
