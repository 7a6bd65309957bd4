/** Gates on what readers found in many questions together, and on what only the whole library shows: words asked and texts that repeat each other. */
import { choiceTexts } from '#content/items/batch.ts';
import { firstShareRight, levelAgreement, mean, recall, type Share } from '#content/judgments/figures.ts';
import { alike, mostAlike } from '#content/verify/gates/duplicates.ts';
import { sampleVerdict, type GateRow } from '#content/verify/reading-writing/gate-row.ts';
import { askedWords, missingFrom } from '#content/words/asked-words.ts';
import { wordBank } from '#content/words/word-bank.ts';
import type { JudgedItem, Library } from './library.ts';

export const shareInPercent = ({ count, of }: Share): string => (of === 0 ? '–' : `${Math.round((100 * count) / of)} %`);

/**
 * How often readers without the passage were right on released questions of the real test: 51 of 60 and 138 of 154 from the choices alone, 56 of 60
 * with the question (docs/decisions/0043-what-guessing-measures.md).
 */
const readersOnTheTest = { choicesOnly: 0.88, withoutPassage: 0.93 } as const;

/** Limits on what readers found; only published questions have to meet them. */
export function readerRows(items: readonly JudgedItem[], { entries, planted }: Pick<Library, 'entries' | 'planted'>): GateRow[] {
  const readings = new Set(items.filter(({ item }) => item.topicId <= 7 && item.topicId !== 4).map(({ item }) => item.id));
  const limited = (gate: string, share: Share, limit: number): GateRow => ({
    gate,
    found: `${shareInPercent(share)} of ${share.of}`,
    limit: `≤ ${Math.round(100 * limit)} %`,
    holds: sampleVerdict(share.count / Math.max(1, share.of), share.of, limit),
  });
  const ratings = items.flatMap(({ status }) => (status.ratings.length > 0 ? [mean(status.ratings)] : []));
  const inExams = items.filter(({ use }) => use?.startsWith('exam'));
  const low = inExams.filter(({ status }) => status.ratings.length === 0 || mean(status.ratings) < 4);
  const agreement = levelAgreement(entries);
  const asked = items.flatMap(({ item }) => askedWords({ ...item, choices: choiceTexts(item) }));
  const strange = missingFrom(wordBank, asked);
  const likes = alike(
    items.map(({ question }) => question),
    mostAlike.inTopic,
  );
  return [
    limited('statements guessed from the choices', firstShareRight(entries, 'choices-only', readings), readersOnTheTest.choicesOnly),
    limited('statements chosen without the clue', firstShareRight(entries, 'ablated', readings), readersOnTheTest.withoutPassage),
    {
      gate: 'realism, mean',
      found: ratings.length === 0 ? '–' : mean(ratings).toFixed(2),
      limit: '≥ 4.2',
      holds: ratings.length < 20 ? null : mean(ratings) >= 4.2,
    },
    { gate: 'in exams below 4', found: `${low.length}`, limit: '0', holds: inExams.length === 0 ? null : low.length === 0 },
    {
      gate: 'readers of pairs agree',
      found: agreement ? `${shareInPercent(agreement)} of ${agreement.of}, κ ${agreement.kappa.toFixed(2)}` : '–',
      limit: 'shown',
      holds: null,
    },
    ...[...recall(planted, entries)].map(
      ([kind, share]): GateRow => ({
        gate: `planted, ${kind}`,
        found: `${shareInPercent(share)} of ${share.of}`,
        limit: '≥ 90 %',
        holds: share.of < 5 ? null : share.count / share.of >= 0.9,
      }),
    ),
    {
      gate: 'Words: asked or choices, but not in the word bank',
      found: strange.join(', ') || 'none',
      limit: 'none',
      holds: asked.length === 0 ? null : strange.length === 0,
    },
    { gate: 'pairs that read alike', found: likes.map(({ ids }) => ids.join('=')).join(' ') || 'none', limit: 'none', holds: likes.length === 0 },
  ];
}
