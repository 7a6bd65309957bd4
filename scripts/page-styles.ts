/** The part of the public pages' styles that one page uses: the rest of 33 kB would only keep its first paint waiting. */

interface Rule {
  readonly prelude: string;
  /** What stands between its braces; null for a statement. */
  readonly block: string | null;
}

/** Rules of a stylesheet that the build has minified: no comments, and braces only around blocks. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const next = css.slice(at).search(/[{;]/);
    if (next < 0) break;
    const open = at + next;
    if (css[open] === ';') {
      rules.push({ prelude: css.slice(at, open), block: null });
      at = open + 1;
      continue;
    }
    let end = open + 1;
    for (let depth = 1; depth > 0; end++) {
      if (end >= css.length) throw new Error(`a rule does not end: ${css.slice(at, at + 80)}`);
      if (css[end] === '{') depth += 1;
      else if (css[end] === '}') depth -= 1;
    }
    rules.push({ prelude: css.slice(at, open), block: css.slice(open + 1, end - 1) });
    at = end;
  }
  return rules;
}

/** Whether an element of the page can be meant: each class that a selector asks for is there. Where classes are alternatives, it may be. */
function canMatch(selectors: string, isUsed: (name: string) => boolean): boolean {
  if (/\([^()]*\.[^()]*,|,[^()]*\.[^()]*\)/.test(selectors)) return true;
  return selectors.split(',').some((selector) => {
    const asked = selector.replace(/:not\([^()]*\)/g, '').matchAll(/(?<!\\)\.((?:\\.|[\w-])+)/g);
    return [...asked].every(([, name = '']) => isUsed(name.replaceAll('\\', '')));
  });
}

const isGroup = (prelude: string) => /^@(media|supports|container|layer)/.test(prelude);

function kept(css: string, isUsed: (name: string) => boolean): string {
  return rulesOf(css)
    .map(({ prelude, block }) => {
      if (block === null) return `${prelude};`;
      if (isGroup(prelude)) {
        const inner = kept(block, isUsed);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      return prelude.startsWith('@') || canMatch(prelude, isUsed) ? `${prelude}{${block}}` : '';
    })
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** `scripts` is the text of the code that changes the page: a class named there counts as used. */
export function pageStyle(style: string, html: string, scripts: string): string {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  );
  const used = new Set(names);
  return kept(style, (name) => used.has(name) || scripts.includes(name));
}
