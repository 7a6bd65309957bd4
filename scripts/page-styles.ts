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

function kept(css: string, canApply: (selectors: string) => boolean): string {
  return rulesOf(css)
    .map(({ prelude, block }) => {
      if (block === null) return `${prelude};`;
      if (isGroup(prelude)) {
        const inner = kept(block, canApply);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      return prelude.startsWith('@') || canApply(prelude) ? `${prelude}{${block}}` : '';
    })
    .join('');
}

/** Parts of controls, with what the page has if it has such a control. */
const controls: readonly (readonly [part: RegExp, control: RegExp])[] = [
  [/::file-selector-button/, /type="file"/],
  [/::-webkit-(date|calendar)/, /type="(date|time|month|week|datetime-local)"/],
  [/::-webkit-(inner|outer)-spin-button/, /type="number"/],
  [/::placeholder/, / placeholder="/],
];

/** Whether each element a selector asks for is there. What stands in brackets is not looked at: it may be an alternative. */
function hasElements(selectors: string, html: string, isElement: (name: string) => boolean): boolean {
  const bare = selectors.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  for (let inner = bare; ; ) {
    const outer = inner.replace(/\([^()]*\)/g, '');
    if (outer === inner)
      return outer.split(',').some((selector) => {
        const names = [...selector.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)];
        return names.every(([, name = '']) => isElement(name)) && controls.every(([part, control]) => !part.test(selector) || control.test(html));
      });
    inner = outer;
  }
}

/** Without custom properties that nothing reads, and fonts that nothing names. */
function withoutUnread(css: string, scripts: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isRead = (name = '') => read.has(name) || scripts.includes(name);
  const rest = css
    .replace(/@property (--[\w-]+)\{[^{}]*\}/g, (rule, name: string) => (isRead(name) ? rule : ''))
    .replace(/([{;])(?:(--[\w-]+):[^;{}]*(?:;|(?=\})))+/g, (run, before: string) => {
      const declarations = run.slice(1).match(/--[\w-]+:[^;{}]*/g) ?? [];
      const wanted = declarations.filter((declaration) => isRead(declaration.slice(0, declaration.indexOf(':'))));
      return before + wanted.map((declaration) => `${declaration};`).join('');
    })
    .replaceAll(';}', '}')
    .replace(/[^{};]*[^{};@]\{\}/g, '');
  const fonts = rest.replace(/@font-face\{font-family:"?([^;"]+)"?;[^{}]*\}/g, (rule, family: string) =>
    rest.replace(/@font-face\{[^{}]*\}/g, '').includes(family) ? rule : '',
  );
  return fonts === css ? css : withoutUnread(fonts, scripts);
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** `scripts` is the text of the code that changes the page: a class, an element or a property named there counts as used. */
export function pageStyle(style: string, html: string, scripts: string): string {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  );
  const used = new Set(names);
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name));
  const isUsed = (name: string) => used.has(name) || scripts.includes(name);
  const isElement = (name: string) => elements.has(name) || scripts.includes(`'${name}'`);
  return withoutUnread(
    kept(style, (selectors) => canMatch(selectors, isUsed) && hasElements(selectors, html, isElement)),
    scripts,
  );
}
