import type { listWordSets } from '#contract/words.ts';
import type { Output } from '#client/platform/api.ts';
import { cx } from '#client/ui/class-names.ts';
import { ThinProgress } from '#client/ui/thin-progress.tsx';

type Sets = Output<typeof listWordSets>['sets'];

/** What the words of a set are like. */
const kinds: Readonly<Record<number, string>> = {
  1: 'Everyday',
  2: 'Common',
  3: 'Academic',
  4: 'Scholarly',
  5: 'Demanding',
  6: 'Hard',
  7: 'Rare',
  8: 'Rarest',
};

function SetButton({ label, kind, known, words, current, onChoose }: SetButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 min-w-32 shrink-0 flex-col gap-2 rounded-card border p-3 text-left sm:min-w-0',
        current ? 'border-primary bg-primary-soft' : 'border-line hover:bg-hover',
      )}
    >
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-muted">{kind}</span>
      </span>
      <span className="mt-auto block w-full">
        <ThinProgress label={`Known in ${label}`} value={known} max={words} />
        <span className="mt-1 block text-sm tabular text-muted">
          {known} of {words} known
        </span>
      </span>
    </button>
  );
}

interface SetButtonProps {
  readonly label: string;
  readonly kind: string;
  readonly known: number;
  readonly words: number;
  readonly current: boolean;
  readonly onChoose: () => void;
}

export interface WordSetsProps {
  readonly sets: Sets;
  /** Null: all of them. */
  readonly chosen: number | null;
  readonly onChoose: (set: number | null) => void;
}

/** The sets, from everyday words to the rarest, with how many are known. */
export function WordSets({ sets, chosen, onChoose }: WordSetsProps) {
  const total = (count: (set: Sets[number]) => number) => sets.reduce((sum, set) => sum + count(set), 0);
  return (
    <div role="group" aria-label="Sets" className="-mx-1 flex gap-3 overflow-x-auto px-1 py-1 sm:grid sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-9 xl:gap-2">
      <SetButton
        label="All words"
        kind="Sets 1 to 8"
        known={total(({ known }) => known)}
        words={total(({ words }) => words)}
        current={chosen === null}
        onChoose={() => onChoose(null)}
      />
      {sets.map(({ set, words, known }) => (
        <SetButton key={set} label={`Set ${set}`} kind={kinds[set] ?? ''} known={known} words={words} current={chosen === set} onChoose={() => onChoose(set)} />
      ))}
    </div>
  );
}
