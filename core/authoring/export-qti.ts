/** Rows of questions as one document of QTI 2.1 items: what they ask and its answer. Topic, level and explanation have no place in it. */
import { choiceIds } from '../questions/choices.ts';
import type { ImportRow } from './import-rows.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Underline and italics are the marks that rich text has; everything else is text. */
const marked = (text: string) =>
  escaped(text)
    .replaceAll(/&lt;(\/?)i&gt;/g, '<$1em>')
    .replaceAll(/&lt;(\/?)u&gt;/g, '<$1u>');

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${marked(part.trim())}</p>`)
    .join('');

function itemOf(row: ImportRow): string {
  const { id = '', question = '', passage = '', answer = '' } = row;
  const isChoice = choiceIds.every((letter) => row[`choice${letter}`] !== '' && row[`choice${letter}`] !== undefined);
  const values = isChoice ? [answer] : answer.split(';').map((value) => value.trim());
  const correct = values.map((value) => `<value>${escaped(value)}</value>`).join('');
  const choices = choiceIds.map((letter) => `<simpleChoice identifier="${letter}">${marked(row[`choice${letter}`] ?? '')}</simpleChoice>`).join('');
  const interaction = isChoice
    ? `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${marked(question)}</prompt>${choices}</choiceInteraction>`
    : `${paragraphs(question)}<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>`;
  return `<assessmentItem identifier="${escaped(id)}" title="${escaped(id)}" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="${values.length > 1 ? 'multiple' : 'single'}" baseType="${isChoice ? 'identifier' : 'string'}"><correctResponse>${correct}</correctResponse></responseDeclaration><itemBody>${passage === '' ? '' : paragraphs(passage)}${interaction}</itemBody></assessmentItem>`;
}

/** Whether an item can say what this row asks: one whose choices are figures or tables cannot be told in text. */
export const hasItem = (row: ImportRow): boolean => row.choiceA !== '' || !/^[A-D]$/.test(row.answer ?? '');

export const qtiOf = (rows: readonly ImportRow[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<items xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1">\n${rows.filter(hasItem).map(itemOf).join('\n')}\n</items>\n`;
