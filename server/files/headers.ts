/** How uploaded bytes are sent: as what we made of them and nothing else, with no rights even if a browser opens them as a page. */

interface Sent {
  readonly name: string;
  readonly size: number;
  readonly content_type: string;
}

/** RFC 8187; what is left is safe within quotes too. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const fileHeaders = ({ name, size, content_type }: Sent): Readonly<Record<string, string>> => ({
  'content-type': content_type,
  'content-length': String(size),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': content_type.startsWith('image/') ? 'inline' : `attachment; filename*=UTF-8''${encoded(name)}`,
});
