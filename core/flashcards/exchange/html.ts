/** Card sides as HTML, as other programs write them, and back. Nothing of it is ever shown as HTML here. */

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    times: '×',
    minus: '−',
    deg: '°',
  }),
);

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities.get(name) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}

const decoded = (text: string): string => text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, entity);

const marks: ReadonlyMap<string, 'i' | 'u'> = new Map([
  ['i', 'i'],
  ['em', 'i'],
  ['u', 'u'],
  ['ins', 'u'],
]);
const breaking = new Set(['br', 'div', 'p', 'li', 'tr', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'hr']);

/** What stands for a picture in text. */
export const pictureWord = '(picture)';

/** HTML as the text of a card: italics, underlines, line breaks and formulas stay; pictures are named, sounds left out. */
export function textFromHtml(html: string): string {
  const source = html
    .replace(/<(style|script)\b[^>]*>[\s\S]*?(<\/\1>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/\[sound:[^\]]*\]/g, '')
    .replace(/\[\$\$?\]|\[latex\]/g, '\\(')
    .replace(/\[\/\$\$?\]|\[\/latex\]/g, '\\)')
    .replace(/\\\[/g, '\\(')
    .replace(/\\\]/g, '\\)')
    .replace(/[\r\n]+/g, ' ');
  const open: ('i' | 'u')[] = [];
  let text = '';
  let from = 0;
  const close = (mark: 'i' | 'u') => {
    if (!open.includes(mark)) return;
    // Marks that overlap are closed inside out.
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      text += `</${last}>`;
      if (last === mark) break;
    }
  };
  for (const tag of source.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    text += decoded(source.slice(from, tag.index));
    from = tag.index + tag[0].length;
    const name = (tag[2] ?? '').toLowerCase();
    const mark = marks.get(name);
    if (name === 'img') text += pictureWord;
    else if (breaking.has(name)) text += tag[1] === '/' && !text.endsWith('\n') ? '\n' : name === 'br' || (text !== '' && !text.endsWith('\n')) ? '\n' : '';
    else if (mark && tag[1] === '') {
      open.push(mark);
      text += `<${mark}>`;
    } else if (mark) close(mark);
  }
  text += decoded(source.slice(from));
  for (let last = open.pop(); last !== undefined; last = open.pop()) text += `</${last}>`;
  const lines = text.replaceAll('\u00a0', ' ').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Pictures that another program names and the product can show. */
export const isPictureName = (name: string): boolean => /\.(?:jpe?g|png|webp|gif|avif)$/i.test(name);

const named = (source: string): string => {
  try {
    return decodeURIComponent(decoded(source));
  } catch {
    return decoded(source);
  }
};

/** The first picture of a side that came along with it, and the side without it; null where there is none. */
export function takePicture(html: string, available: ReadonlySet<string>): { readonly html: string; readonly picture: string | null } {
  if (available.size === 0) return { html, picture: null };
  for (const tag of html.matchAll(/(?:<br ?\/?>)?<img\b[^<>]*>/gi)) {
    const source = /\ssrc ?= ?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag[0]);
    const picture = named(source?.[1] ?? source?.[2] ?? source?.[3] ?? '');
    if (available.has(picture)) return { html: html.slice(0, tag.index) + html.slice(tag.index + tag[0].length), picture };
  }
  return { html, picture: null };
}

/** The text of a card as HTML. */
export const htmlFromText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/&lt;(\/?)(i|u)&gt;/g, '<$1$2>')
    .replace(/\r\n|\r|\n/g, '<br>');

/** A side with its picture, as HTML. */
export const sideAsHtml = (text: string, picture: string | undefined): string => {
  const html = htmlFromText(text);
  if (picture === undefined) return html;
  const image = `<img src="${encodeURIComponent(picture)}">`;
  return text === pictureWord ? image : `${html}<br>${image}`;
};
