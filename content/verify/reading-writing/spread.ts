/** Variety among the questions of one topic and among all texts, which a single question cannot show. */
import { marks, markOf, sentenceCount } from './boundaries.ts';
import { between, countBy, fewest, most, percent, row, type GateRow, type LibraryItem } from './gate-row.ts';
import { lowerWords, passageOf } from './shown.ts';
import { commonConnectives, connectiveOf } from './transitions.ts';

export function transitionRows(library: readonly LibraryItem[]): GateRow[] {
  const own = library.filter(({ item }) => item.topicId === 8);
  const keys = new Set(own.map(({ item }) => connectiveOf(item.correct.text)));
  const wrong = new Set(own.flatMap(({ item }) => item.distractors.map(({ text }) => connectiveOf(text))));
  const enough = own.length >= 32;
  const lacking = (set: ReadonlySet<string>) => commonConnectives.filter((connective) => !set.has(connective));
  const missing = (set: ReadonlySet<string>) => lacking(set).join(', ') || 'none';
  return [
    row('connectives that are keys', `${keys.size} in ${own.length}`, '≥ 16', enough ? keys.size >= 16 : null),
    row('common connectives never a key', missing(keys), 'none', own.length < 60 ? null : lacking(keys).length === 0),
    row('common connectives never a distractor', missing(wrong), 'none', enough ? lacking(wrong).length === 0 : null),
  ];
}

export function boundaryRows(library: readonly LibraryItem[]): GateRow[] {
  const own = library.filter(({ item }) => item.topicId === 9).map(({ item }) => item);
  const byMark = countBy(own, markOf);
  const wanted = marks.filter((mark) => mark !== 'question mark' && mark !== 'parentheses');
  const [mark, count] = most(byMark);
  const byLength = countBy(own, (item) => `${Math.min(3, sentenceCount(item))}`);
  const enough = own.length >= fewest;
  return [
    row(
      'Boundaries: marks never the key',
      wanted.filter((one) => !byMark.has(one)).join(', ') || 'none',
      'none',
      enough ? wanted.every((one) => byMark.has(one)) : null,
    ),
    row('Boundaries: most frequent mark', `${mark} ${percent(count / Math.max(1, own.length))}`, '≤ 25 %', enough ? count / own.length <= 0.25 : null),
    row(
      'Boundaries: one, two, three sentences',
      ['1', '2', '3'].map((length) => byLength.get(length) ?? 0).join(', '),
      'two or more in 40 %, three in 5 %',
      enough ? (byLength.get('2') ?? 0) + (byLength.get('3') ?? 0) >= 0.4 * own.length && (byLength.get('3') ?? 0) >= 0.05 * own.length : null,
    ),
  ];
}

export function formRows(library: readonly LibraryItem[]): GateRow[] {
  const own = library.filter(({ item }) => item.topicId === 10);
  const byArchetype = countBy(own, ({ item }) => item.archetype);
  const [archetype, count] = most(byArchetype);
  const enough = own.length >= fewest;
  return [
    row('Form: archetypes in use', `${byArchetype.size} of 12`, '≥ 10', own.length < 30 ? null : byArchetype.size >= 10),
    row('Form: most frequent archetype', `${archetype} ${percent(count / Math.max(1, own.length))}`, '≤ 20 %', enough ? count / own.length <= 0.2 : null),
  ];
}

export function wordRows(library: readonly LibraryItem[]): GateRow[] {
  const own = library.filter(({ item }) => item.topicId === 4);
  const byPart = countBy(own, ({ item }) => item.partOfSpeech ?? 'none');
  const [part, count] = most(byPart);
  const enough = own.length >= fewest;
  const parts = ['noun', 'verb', 'adjective', 'adverb', 'phrase'];
  return [
    between('Words: “as used in the text”', own, ({ item }) => item.archetype === 'WIC-g', 0.06, 0.16),
    row(
      'Words: parts of speech never asked',
      parts.filter((one) => !byPart.has(one)).join(', ') || 'none',
      'none',
      enough ? parts.every((one) => byPart.has(one)) : null,
    ),
    row('Words: most frequent part of speech', `${part} ${percent(count / Math.max(1, own.length))}`, '≤ 50 %', enough ? count / own.length <= 0.5 : null),
  ];
}

/** Overused settings of practice questions. */
const settings =
  'harbor harbour choir museum lighthouse library garden gardener orchard bakery baker ferry festival village workshop theater market bridge tower clock pond greenhouse carpenter lantern mill potter weaver loom'.split(
    ' ',
  );

export function textureRows(library: readonly LibraryItem[]): GateRow[] {
  const enough = library.length >= fewest;
  const texts = library.map(({ item }) => new Set(lowerWords(passageOf(item))));
  const [setting, count] = most(new Map(settings.map((noun) => [noun, texts.filter((words) => words.has(noun) || words.has(`${noun}s`)).length])));
  const disciplines = new Set(
    library.filter(({ description }) => description.origin !== 'literary').map(({ description }) => description.discipline.toLowerCase()),
  );
  const wanted = Math.min(30, Math.ceil((12 * library.length) / 100));
  const openings = countBy(
    library.filter(({ item }) => item.topicId !== 7),
    ({ item }) => lowerWords(passageOf(item)).slice(0, 2).join(' '),
  );
  const [opening, times] = most(openings);
  const allowed = Math.max(3, Math.round(0.03 * library.length));
  return [
    row('disciplines', `${disciplines.size} in ${library.length}`, `≥ ${wanted}`, enough ? disciplines.size >= wanted : null),
    between('with a real proper noun', library, ({ description }) => description.isNamed, 0.6, 1),
    row('most frequent setting noun', `${setting} in ${count}`, `≤ ${allowed}`, enough ? count <= allowed : null),
    row('most frequent first two words', `“${opening}” ${times}×`, `≤ ${allowed}`, enough ? times <= allowed : null),
  ];
}
