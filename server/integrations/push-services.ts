/** Where messages may be sent: the push services of browsers. Whoever subscribes names an address, and it must not be any other. */

/** Chrome, Edge, Brave, Opera and Samsung; Firefox; Edge on Windows; Safari. */
const services = [/^fcm\.googleapis\.com$/, /\.push\.services\.mozilla\.com$/, /\.notify\.windows\.com$/, /\.push\.apple\.com$/];

/** `more`: origins from the settings, such as a push service of one's own. */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (more.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && services.some((service) => service.test(url.hostname));
}
