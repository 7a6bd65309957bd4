/** The sheets that fresh readers get: each shows what its step needs and nothing else, in its own order. */
import { choiceIds } from '#core/questions/choices.ts';
import type { Random } from '#core/random.ts';
import { choiceTexts, type BatchItem } from '../items/batch.ts';
import { ablated } from '../verify/reading-writing/clue.ts';
import { anchorsOf } from './anchors.ts';
import { pairsOf } from './pairs.ts';
import { keyIn, type Planted, type ReadingStep, type Sheet } from './record.ts';

/** How many readers each step has. */
const readersOf: Readonly<Record<ReadingStep, number>> = { blind: 2, 'choices-only': 2, ablated: 1, attack: 1, levels: 2, realism: 2 };

/** Skills in the order of a module. */
const moduleOrder = [4, 5, 6, 1, 3, 2, 9, 10, 8, 7];

const bars = (series: readonly { readonly name: string; readonly values: readonly number[] }[], places: readonly string[]) =>
  series.map(({ name, values }) => `- ${name ? `${name}: ` : ''}${places.map((place, index) => `${place} ${values[index]}`).join(', ')}`).join('\n');

const heading = (headnote: string | undefined) => (headnote ? `*${headnote.replaceAll(/<\/?i>/g, '')}*\n\n` : '');
/** Lines of verse end where they end. */
const withLineBreaks = (text: string) => text.replaceAll(/(?<!\n)\n(?!\n)/g, '  \n');

/** The stimulus as text; a graph as the values a student would read from it. */
function shownStimulus({ stimulus }: BatchItem): string {
  switch (stimulus.kind) {
    case 'notes':
      return [stimulus.intro, ...stimulus.notes.map((note) => `- ${note}`)].join('\n');
    case 'pair':
      return `${heading(stimulus.headnote)}**Text 1**\n\n${withLineBreaks(stimulus.text1)}\n\n**Text 2**\n\n${withLineBreaks(stimulus.text2)}`;
    case 'table':
      return [
        `*${stimulus.table.caption}*`,
        '',
        ...[stimulus.table.columns, stimulus.table.columns.map(() => '---'), ...stimulus.table.rows].map((row) => `| ${row.join(' | ')} |`),
        '',
        stimulus.text ?? '',
      ].join('\n');
    case 'bar graph':
      return `*Bar graph: ${stimulus.title} (${stimulus.valueAxis.title})*\n\n${bars(stimulus.series, stimulus.categories)}\n\n${stimulus.text}`;
    case 'line graph':
      return `*Line graph: ${stimulus.title} (${stimulus.valueAxis.title})*\n\n${bars(stimulus.series, stimulus.positions)}\n\n${stimulus.text}`;
    case 'figure':
      return `*${stimulus.figure.alt}*\n\n${stimulus.text ?? ''}`;
    default:
      return `${heading(stimulus.headnote)}${withLineBreaks(stimulus.text)}`;
  }
}

const shownChoices = (item: BatchItem, order: string): string =>
  [...order].map((digit, index) => `${choiceIds[index]}) ${choiceTexts(item)[Number(digit)]}`).join('\n\n');
const whole = (item: BatchItem, order: string): string => `${shownStimulus(item)}\n\n**${item.stem}**\n\n${shownChoices(item, order)}`;

const instructions: Readonly<Record<ReadingStep, string>> = {
  blind:
    'Solve each question as a student would, from its text alone. Give the letter of the one best choice. If no choice is right, or two could be defended, or the text says something false or impossible, give `null` and say why in `note`; a smaller remark may go into `note` beside a letter.\n\nAnswer: `{"answers":[{"n":1,"choice":"B"},{"n":2,"choice":null,"note":"A and C both follow"}]}`',
  'choices-only':
    'You see the choices of questions from a reading test, without text and question. Guess which one is right, from the choices alone: form, tone, what they have in common, what you know of the world. Guess every one, and say in `note` in a few words what gave it away, if anything did.\n\nAnswer: `{"answers":[{"n":1,"choice":"B","note":"the only cautious one"}]}`',
  ablated:
    'Parts of these texts are missing (“[…]”, or a row of a table). Choose the answer that what is left supports; if nothing is left to decide by, give `null` rather than a lucky guess, and do not reconstruct the text from knowledge of the subject. Say in `note` which words decided.\n\nAnswer: `{"answers":[{"n":1,"choice":"B"},{"n":2,"choice":null}]}`',
  attack:
    'The right choice is marked. Argue as well as you can for each of the other three, as a student would who disputes the scoring. Then judge your own argument as a strict editor: `survives` is true only if a fair editor would have to give the point. Say in `note` what is false, impossible or doubtful in the text, and any reason to doubt the key.\n\nAnswer: `{"answers":[{"n":1,"choices":[{"choice":"A","argument":"…","survives":false},{"choice":"C","argument":"…","survives":false},{"choice":"D","argument":"…","survives":false}]}]}`',
  levels:
    'Below are questions, then descriptions, then pairs. For each pair decide which is harder for a typical student of eleventh grade who takes the test: think of how many would get it wrong, not of how long the text is. The right choice is marked so that you need not solve them.\n\nAnswer: `{"answers":[{"n":1,"harder":"first"},{"n":2,"harder":"second"}]}`',
  realism:
    'Read this as one test, in order. Rate each question from 1 to 5: could it stand in the digital SAT? 5: nobody would notice; 4: only an expert might; 3: something is off; 2: clearly made for practice; 1: impossible. Below 5, name in `note` what betrays it: an invented world, choices in a pattern, a stock phrase, a wrong tone, a false fact, an impossible number, too easy a giveaway.\n\nAnswer: `{"answers":[{"n":1,"rating":4,"note":"…"}]}`',
};

const titles: Readonly<Record<ReadingStep, string>> = {
  blind: 'Solve',
  'choices-only': 'Guess from the choices',
  ablated: 'Solve with parts missing',
  attack: 'Defend the wrong choices',
  levels: 'Compare difficulty',
  realism: 'Rate as a test',
};

/** A sheet as Markdown: the instructions for its reader, then the questions. */
export function renderSheet(sheet: Sheet, items: ReadonlyMap<string, BatchItem>): string {
  const item = (id: string) => items.get(id) as BatchItem;
  const isMarked = sheet.step === 'attack' || sheet.step === 'levels';
  const question = ({ n, id, order }: Sheet['questions'][number]): string => {
    if (sheet.step === 'choices-only') return `## ${n}\n\n${shownChoices(item(id), order)}`;
    const shown = sheet.step === 'ablated' ? ablated(item(id)) : item(id);
    return `## ${n}\n\n${whole(shown, order)}${isMarked ? `\n\nRight: ${keyIn(order)}` : ''}`;
  };
  const topics = [...new Set(sheet.questions.map(({ id }) => item(id).topicId))];
  const anchors = [...new Map(topics.flatMap(anchorsOf).map((anchor) => [anchor.id, anchor])).values()].toSorted((a, b) => a.text.localeCompare(b.text));
  const anchorLabel = new Map(anchors.map(({ id }, index) => [id, `Description ${index + 1}`]));
  const label = (id: string) => anchorLabel.get(id) ?? `question ${sheet.questions.find((asked) => asked.id === id)?.n}`;
  const comparing =
    sheet.step === 'levels'
      ? [
          '# Descriptions',
          ...anchors.map(({ id, text }) => `**${anchorLabel.get(id)}.** ${text}`),
          '# Pairs',
          sheet.pairs.map(({ n, first, second }) => `${n}. first: ${label(first)} — second: ${label(second)}`).join('\n'),
        ]
      : [];
  // Italics as Markdown; Markdown has no underlining.
  const italic = (text: string) => text.replaceAll(/<\/?i>/g, '*');
  const head = `# ${titles[sheet.step]}\n\n${instructions[sheet.step]}\n\nWrite that JSON, with an answer to every number, to the file you were told. Read nothing but this sheet.`;
  return `${italic([head, ...sheet.questions.map(question), ...comparing].join('\n\n'))}\n`;
}

/** Which planted questions a step shows. */
const showsPlanted = (step: ReadingStep, kind: Planted[number]['kind']): boolean =>
  step === 'levels' ? kind === 'level off by two' : step === 'choices-only' ? kind === 'telltale grid' : step !== 'ablated';

export interface PreparedSheet {
  readonly sheet: Sheet;
  /** Instructions for the reader. */
  readonly markdown: string;
}

/** With this many questions of a topic, each has four others to be compared with. */
const enoughToCompare = 5;

/** For a topic with few questions, adds others of the library, so that each is compared with four. */
function rivalsFor(shown: readonly BatchItem[], others: readonly BatchItem[], random: Random): BatchItem[] {
  return [...new Set(shown.map(({ topicId }) => topicId))].flatMap((topic) => {
    const lacking = Math.max(0, enoughToCompare - shown.filter(({ topicId }) => topicId === topic).length);
    const possible = others.filter(({ id, topicId }) => topicId === topic && !shown.some((own) => own.id === id));
    return random.sample(possible, Math.min(lacking, possible.length));
  });
}

/** All sheets of a pass over these questions. `others` are questions of the library that they may be compared with. */
export function prepareSheets(
  own: readonly BatchItem[],
  planted: Planted,
  random: Random,
  steps: readonly ReadingStep[],
  others: readonly BatchItem[] = [],
): PreparedSheet[] {
  const items = new Map([...others, ...own, ...planted.map(({ item }) => item)].map((item) => [item.id, item]));
  const order = () => random.shuffle(['0', '1', '2', '3']).join('');
  return steps.flatMap((step) => {
    const judged = [...own, ...planted.filter(({ kind }) => showsPlanted(step, kind)).map(({ item }) => item)];
    const shown = step === 'levels' ? [...judged, ...rivalsFor(judged, others, random)] : judged;
    const topics = [...new Set(shown.map(({ topicId }) => topicId))];
    const pairs =
      step === 'levels'
        ? topics.flatMap((topic) =>
            pairsOf(
              topic,
              shown.filter(({ topicId }) => topicId === topic).map(({ id }) => id),
              random,
            ),
          )
        : [];
    return Array.from({ length: readersOf[step] }, (_, index): PreparedSheet => {
      const mixed = random.shuffle(shown);
      const asOneTest = mixed.toSorted((a, b) => moduleOrder.indexOf(a.topicId) - moduleOrder.indexOf(b.topicId) || a.level - b.level);
      const inOrder = step === 'realism' ? asOneTest : step === 'levels' ? mixed.toSorted((a, b) => a.topicId - b.topicId) : mixed;
      // Every reader judges the same pairs, in a different order and with sides swapped at random.
      const turned = random.shuffle(pairs).map((pair) => (random.chance(1, 2) ? pair : { first: pair.second, second: pair.first }));
      const sheet: Sheet = {
        name: `${step}-${index + 1}`,
        step,
        questions: inOrder.map(({ id }, at) => ({ n: at + 1, id, order: order() })),
        pairs: turned.map((pair, at) => ({ n: at + 1, ...pair })),
      };
      return { sheet, markdown: renderSheet(sheet, items) };
    });
  });
}
