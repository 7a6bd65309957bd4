import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '#core/csv.ts';
import { processorMs } from '#tests/support/processor-time.ts';
import { ankiText, parseDelimited, readTextTable } from './delimited.ts';
import { draftCards, type DraftCard } from './draft-cards.ts';
import { decks } from '../testing/decks.ts';
import { htmlFromText, takePicture, textFromHtml } from './html.ts';

/** As spreadsheets copy and save tab-separated text: quotes only where they are needed. */
const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((field) => (/["\t\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join('\t')}\r\n`).join('');

describe('round trips', () => {
  const expectBack = (text: string, deck: readonly DraftCard[]) => {
    const { rows, html } = readTextTable(text);
    expect(draftCards(rows, html)).toEqual({ cards: deck, skipped: {} });
  };
  const sides = (deck: readonly DraftCard[]) => deck.map(({ front, back }) => [front, back]);
  const asHtml = (deck: readonly DraftCard[]) => sides(deck).map((row) => row.map(htmlFromText));

  it('through CSV bring every card back as it was', () => {
    fc.assert(fc.property(decks, (deck) => void expectBack(csvText(sides(deck)), deck)));
  });
  it('through tab-separated text bring every card back as it was', () => {
    const plain = decks.filter(([first]) => !first?.front.startsWith('#separator:'));
    fc.assert(fc.property(plain, (deck) => void expectBack(spreadsheetText(sides(deck)), deck)));
  });
  it('through Anki’s text format bring every card back as it was', () => {
    fc.assert(fc.property(decks, (deck) => void expectBack(ankiText(asHtml(deck)), deck)));
  });
  it('through Anki’s text format leave decks, tags, note types and ids behind, whatever they are called', () => {
    const name = fc.string({ maxLength: 20 }).map((text) => text.replaceAll('\u0000', ''));
    fc.assert(
      fc.property(decks, fc.array(name, { minLength: 4, maxLength: 4 }), fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (deck, names, order) => {
        // The front stands before the back, wherever the other columns are.
        const front = order.findIndex((kind) => kind > 3);
        const kinds = ['guid', 'notetype', 'deck', 'tags'];
        const columns = order.map((kind, index) => (kind < 4 ? `#${kinds[kind] ?? ''} column:${index + 1}\n` : '')).join('');
        const rows = asHtml(deck).map(([first = '', second = '']) =>
          order.map((kind, index) => (kind < 4 ? (names[kind] ?? '') : index === front ? first : second)),
        );
        const [head = '', html = '', ...lines] = ankiText(rows).split('\n');
        expectBack(`${head}\n${html}\n${columns}${lines.join('\n')}`, deck);
      }),
    );
  });
});

describe('a text file', () => {
  it('is read with quotes, line breaks in them, and either line end', () => {
    expect(parseDelimited('a,"b ""c""\nd"\r\ne,f\n\n', ',')).toEqual([
      ['a', 'b "c"\nd'],
      ['e', 'f'],
    ]);
  });
  it('is read without its byte order mark', () => {
    expect(readTextTable('\ufeffa,b').rows).toEqual([['a', 'b']]);
  });
  it('of Anki leaves out the columns its header names', () => {
    const text = '#separator:Tab\n#html:true\n#deck column:1\n#tags column:4\nSAT\tgist\tmain <b>idea</b>\tword\n';
    expect(readTextTable(text)).toEqual({ rows: [['gist', 'main <b>idea</b>']], html: true });
  });
  it('never makes the reader fail, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { rows, html } = readTextTable(text);
        for (const { front, back } of draftCards(rows, html).cards)
          expect([front.isWellFormed(), back.isWellFormed(), front.includes('\u0000')]).toEqual([true, true, false]);
      }),
    );
  });
});

describe('HTML of other programs', () => {
  it('becomes text with italics, underlines, lines and formulas', () => {
    expect(textFromHtml('<div>One&nbsp;<b>two</b></div><div><em>three</em> &amp; \\[x^2\\]</div>')).toBe('One two\n<i>three</i> & \\(x^2\\)');
    expect(textFromHtml('<style>p{}</style>a<br>b<img src="x.png">[sound:a.mp3]<script>alert(1)</script>')).toBe('a\nb(picture)');
    expect(textFromHtml('<i>a<u>b</i>c')).toBe('<i>a<u>b</u></i>c');
    expect(textFromHtml('&#x41;&#66;&#0;&#xD800;&bogus;')).toBe('AB&bogus;');
  });
  it('knows no entities and marks but its own, not even what every object has', () => {
    expect(textFromHtml('<constructor>a</constructor> &valueOf; &toString;')).toBe('a &valueOf; &toString;');
  });
  it('is searched for pictures in time, however it is broken', () => {
    const field = '<img src=a'.repeat(2_000);
    const started = processorMs();
    expect(takePicture(field, new Set(['b.png']))).toEqual({ html: field, picture: null });
    expect(processorMs() - started).toBeLessThan(200);
    expect(takePicture('slope<br><IMG class="x" src="a%20b.png" />.', new Set(['a b.png']))).toEqual({ html: 'slope.', picture: 'a b.png' });
  });
  it('leaves no tag but balanced marks, whatever it was', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<i>', '</i>', '<u>', '</u>', '<div>', '<p class="x">', 'a', ' ', '<img onerror=x>', '</b>')), (parts) => {
        const text = textFromHtml(parts.join(''));
        expect(text.replace(/<\/?[iu]>/g, '')).not.toMatch(/[<>]/);
        expect(text.match(/<i>/g)?.length).toBe(text.match(/<\/i>/g)?.length);
      }),
    );
  });
});

describe('a draft', () => {
  it('says what it leaves out and why', () => {
    const rows = [
      ['a', '1'],
      ['a', '1'],
      ['', 'x'],
      ['b', ' '],
      ['c', 'x'.repeat(2001)],
      ['d', '2', '', 'more'],
    ];
    expect(draftCards(rows, false)).toEqual({
      cards: [
        { front: 'a', back: '1' },
        { front: 'd', back: '2\n\nmore' },
      ],
      skipped: { twice: 1, 'no-front': 1, 'no-back': 1, 'too-long': 1 },
    });
  });
  it('makes a card of each gap', () => {
    expect(draftCards([['{{c1::Paris}} is in {{c2::France::country}}.', 'Geography']], false).cards).toEqual([
      { front: '[…] is in France.', back: '<u>Paris</u> is in France.\n\nGeography' },
      { front: 'Paris is in [country].', back: 'Paris is in <u>France</u>.\n\nGeography' },
    ]);
  });
});
