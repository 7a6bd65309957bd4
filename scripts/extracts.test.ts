import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { folded, plainText, quotes } from '#content/extracts/extract.ts';
import { keptWorks } from './kept-content.ts';

const works = keptWorks();
const passages = works.flatMap((work) => work.passages.map((passage) => ({ work, ...passage })));

describe('the plain text of a page', () => {
  it('keeps paragraphs, lines of verse and italics, and nothing else of the markup', () => {
    const page =
      '<html><head><title>X</title></head><body><section><h2>I</h2><p>“<i xml:lang="fr">Oui</i>,” said\n Mr.\u00a0Poe\u2060—twice.</p><p><span>One line</span><br/><span>and another</span></p></section></body></html>';
    expect(plainText(page)).toBe('“<i>Oui</i>,” said Mr. Poe—twice.\n\nOne line\nand another');
  });
  it('drops footnote marks and reads character references', () => {
    expect(plainText('<body><p>Salt<a href="n" epub:type="noteref">1</a> &amp; pepper &#8212; so</p></body>')).toBe('Salt & pepper — so');
  });
});

describe('a quotation', () => {
  const passage = { text: 'She said, “It’s <i>mine</i>—all of it.”\n\nNobody answered.' };
  it('may differ only in typography', () => {
    expect(quotes('"It\'s mine — all of it." Nobody', passage)).toBe(true);
    expect(quotes('poor man…. And', { text: 'that poor man.... And' })).toBe(true);
    expect(quotes('It’s yours', passage)).toBe(false);
    expect(quotes('all of it. Nobody', passage)).toBe(false);
  });
});

describe('kept passages', () => {
  it('match what was taken from the source', () => {
    for (const { id, text, sha256 } of passages) expect(createHash('sha256').update(text).digest('hex'), id).toBe(sha256);
  });
  it('have unique ids and appear once', () => {
    expect(new Set(works.map(({ id }) => id)).size).toBe(works.length);
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    expect(new Set(passages.map(({ text }) => folded(text))).size).toBe(passages.length);
  });
  it('begin and end where a sentence or a line does', () => {
    for (const { id, text, work } of passages) {
      expect(text.replace(/<\/?i>/g, ''), id).toMatch(/^["“‘(—…]*[\p{Lu}\d]/u);
      if (work.kind !== 'poem') expect(text.replace(/<\/?i>/g, ''), id).toMatch(/[.!?…:;—][)”’"]*$/);
    }
  });
});
