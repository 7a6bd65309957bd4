import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hostileMarkup } from '#tests/support/hostile-markup.ts';
import { Markdown } from './markdown.tsx';

const shown = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

/** Every tag of what is rendered: text is escaped, so whatever begins with "<" is markup. */
const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)].map(([, name = '', rest = '']) => ({ name, rest }));
const ours = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3', 'pre', 'code', 'blockquote', 'strong', 'em', 'hr', 'br']);

describe('Markdown', () => {
  it.each(hostileMarkup)('shows %s as text', (markup) => {
    for (const text of [markup, `A **word** ${markup} and another`, `\n\n    ${markup}`, `| a |\n|---|\n| ${markup} |`, `# ${markup}`]) {
      const html = shown(text);
      for (const { name, rest } of tagsOf(html)) {
        expect([...ours, 'section', 'table', 'thead', 'tbody', 'tr', 'th', 'td'], html).toContain(name);
        expect(rest, html).not.toMatch(/\s(on\w+|href|src|style|formaction|srcdoc)=/i);
      }
    }
  });

  it('shows the words of HTML', () => {
    expect(shown('Sleep <b onclick="x()">helps</b>.')).toBe('<p>Sleep &lt;b onclick=&quot;x()&quot;&gt;helps&lt;/b&gt;.</p>');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'http://example.org/',
    '//evil.example/',
    '/\\evil.example/',
    'evil',
  ])('makes no link and no picture of %s', (url) => {
    for (const target of [url, `<${url}>`])
      for (const text of [`[words](${target})`, `![words](${target})`, `[words][1]\n\n[1]: ${target}`, `<${url}>`])
        expect(shown(text), text).not.toMatch(/<(a|img)\b/);
  });

  it('links to pages of ours, https and mail, and shows pictures of ours', () => {
    for (const url of ['/help', '#part', 'https://example.org/a', 'mailto:help@example.org']) expect(shown(`[words](${url})`)).toContain(`<a href="${url}"`);
    expect(shown('![A clock](/pictures/clock.webp)')).toContain('<img src="/pictures/clock.webp" alt="A clock"');
    expect(shown('![A clock](https://example.org/clock.webp)')).toBe('<p>A clock</p>');
  });
});
