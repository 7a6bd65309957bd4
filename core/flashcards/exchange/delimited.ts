/** Tables in text: CSV (RFC 4180), tab-separated, and Anki’s text export with its header lines. */
import { guessDelimiter } from '#core/csv.ts';

const delimiters = { comma: ',', tab: '\t', semicolon: ';', pipe: '|', colon: ':', space: ' ' } as const;

/** Rows of fields. Quotes may hold delimiters, line breaks and doubled quotes; one that is never closed holds the rest. */
export function parseDelimited(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  let started = false;
  const endField = () => {
    row.push(field);
    field = '';
    started = false;
  };
  const endRow = () => {
    endField();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (quoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && !started) {
      quoted = true;
      started = true;
    } else if (char === delimiter) endField();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else {
      field += char;
      started = true;
    }
  }
  if (field !== '' || row.length > 0 || started) endRow();
  return rows.filter((fields) => fields.some((each) => each.trim() !== ''));
}

export interface TextTable {
  readonly rows: readonly (readonly string[])[];
  /** Fields are HTML, as Anki writes them. */
  readonly html: boolean;
}

/** The lines that Anki puts before its rows. Anything else behind a # is a card. */
const headerLine = /^#(separator|html|tags|columns|notetype|deck|if matches|(?:tags|deck|notetype|guid) column):([^\r\n]*)(?:\r\n|\r|\n|$)/i;

/** A text file as a table of fronts and backs. Columns that Anki’s header names as deck, tags, note type or id are left out. */
export function readTextTable(text: string): TextTable {
  const source = text.replace(/^\ufeff/, '');
  const header = new Map<string, string>();
  let rest = source;
  for (let line = headerLine.exec(rest); line; line = headerLine.exec(rest)) {
    header.set((line[1] ?? '').toLowerCase(), (line[2] ?? '').trim());
    rest = rest.slice(line[0].length);
    if (rest === '') break;
  }
  const named = header.get('separator')?.toLowerCase() ?? '';
  const known = Object.entries(delimiters).find(([name]) => name === named)?.[1];
  const delimiter = known ?? (named.length === 1 ? named : header.has('separator') ? '\t' : guessDelimiter(rest));
  const aside = new Set(['tags column', 'deck column', 'notetype column', 'guid column'].flatMap((name) => Number(header.get(name)) || []));
  const rows = parseDelimited(rest, delimiter).map((fields) => fields.filter((_, index) => !aside.has(index + 1)));
  return { rows, html: header.get('html')?.toLowerCase() === 'true' };
}

const quoted = (field: string) => (/["\t\r\n]|^#/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

/** Anki’s own text format: fields of HTML, separated by tabs. */
export const ankiText = (rows: readonly (readonly string[])[]): string =>
  `#separator:tab\n#html:true\n${rows.map((fields) => `${fields.map(quoted).join('\t')}\n`).join('')}`;
