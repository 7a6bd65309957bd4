/** Articles of the help page, from Markdown: "# Group", then "## Title" with its text, again and again. */

interface HelpArticle {
  /** Of the title; part of addresses, so a changed title is a changed link. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface HelpGroup {
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}

const articleId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function helpGroup(file: string): HelpGroup {
  const [head = '', ...articles] = file.split(/^## /m);
  return {
    title: head.replace(/^# /, '').trim(),
    articles: articles.map((article) => {
      const [title = '', ...lines] = article.split('\n');
      return { id: articleId(title.trim()), title: title.trim(), text: lines.join('\n').trim() };
    }),
  };
}
