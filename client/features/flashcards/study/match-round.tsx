import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pairsToMatch } from '#core/flashcards/ask.ts';
import { seededRandom } from '#core/random.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { formatClock, formatCount } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { EmptyState, ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { readSetting, writeSetting } from '#client/platform/storage.ts';
import { readAllSides } from '../card-queries.ts';
import { SpokenSide } from './spoken-side.tsx';

const pairs = 6;
const fewest = 3;

interface Tile {
  readonly key: string;
  readonly cardId: string;
  readonly text: string;
}

interface Side {
  readonly id: string;
  readonly front: string;
  readonly back: string;
}

function tilesOf(deck: readonly Side[], seed: number): Tile[] {
  const random = seededRandom(seed);
  const cards = pairsToMatch(deck, pairs, random);
  return random.shuffle(
    cards.flatMap(({ id, front, back }) => [
      { key: `${id} front`, cardId: id, text: front },
      { key: `${id} back`, cardId: id, text: back },
    ]),
  );
}

const bestKey = (deckId: string) => `quiz.match.${deckId}`;

function Round({ deckId, tiles, onAgain }: { readonly deckId: string; readonly tiles: readonly Tile[]; readonly onAgain: () => void }) {
  const [chosen, setChosen] = useState<Tile | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [missed, setMissed] = useState<{ readonly keys: readonly string[]; readonly count: number }>({ keys: [], count: 0 });
  const [began] = useState(() => Date.now());
  const [now, setNow] = useState(began);
  const done = gone.size === tiles.length / 2;
  const [best] = useState(() => Number(readSetting(bestKey(deckId))) || null);
  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [done]);
  const choose = (tile: Tile) => {
    if (!chosen || chosen.key === tile.key) {
      setMissed({ ...missed, keys: [] });
      return setChosen(chosen ? null : tile);
    }
    setChosen(null);
    if (chosen.cardId !== tile.cardId) return setMissed({ keys: [chosen.key, tile.key], count: missed.count + 1 });
    const next = new Set([...gone, tile.cardId]);
    setGone(next);
    if (next.size < tiles.length / 2) return;
    const took = Date.now() - began;
    setNow(began + took);
    if (best === null || took < best) writeSetting(bestKey(deckId), String(took));
  };
  const took = now - began;
  if (done)
    return (
      <EmptyState title={`All matched in ${formatClock(took)}`} action={<Button onClick={onAgain}>Another round</Button>}>
        {missed.count === 0 ? 'No misses. ' : `${formatCount(missed.count, 'miss', 'misses')}. `}
        {best === null ? 'That’s your time to beat.' : took < best ? `Faster than before (${formatClock(best)}).` : `Your best is ${formatClock(best)}.`}{' '}
        Matching is for fun: it doesn’t change when your cards come back.
      </EmptyState>
    );
  return (
    <>
      <p className="mb-4 flex justify-between gap-4 text-muted">
        <span>Choose a front, then its back.</span>
        <span role="timer" className="tabular font-medium text-ink">
          {formatClock(took)}
        </span>
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {tiles.map((tile) =>
          gone.has(tile.cardId) ? (
            <span key={tile.key} aria-hidden />
          ) : (
            <button
              key={tile.key}
              type="button"
              aria-pressed={chosen?.key === tile.key}
              onClick={() => choose(tile)}
              className={cx(
                'flex min-h-28 items-center justify-center rounded-card border p-3 text-center transition-colors duration-150',
                chosen?.key === tile.key
                  ? 'border-primary bg-primary-soft'
                  : missed.keys.includes(tile.key)
                    ? 'border-danger bg-danger-soft'
                    : 'border-line-strong bg-raised hover:bg-hover',
              )}
            >
              <SpokenSide className="line-clamp-5 text-sm wrap-anywhere" side={tile.text} />
            </button>
          ),
        )}
      </div>
      <p role="status" className="sr-only">
        {missed.keys.length > 0 ? 'These two do not match.' : `${gone.size} of ${tiles.length / 2} matched.`}
      </p>
    </>
  );
}

/** Fronts and backs of six cards, against the clock. */
export function MatchRound({ deckId }: { readonly deckId: string }) {
  const [seed, setSeed] = useState(() => Date.now());
  const { data, error, refetch } = useQuery({
    queryKey: ['flashcards', 'sides', deckId],
    staleTime: 300_000,
    retry: false,
    queryFn: ({ signal }) => readAllSides(deckId, signal),
  });
  const [round, setRound] = useState<{ readonly seed: number; readonly tiles: readonly Tile[] } | null>(null);
  useEffect(() => {
    if (data) setRound({ seed, tiles: tilesOf(data, seed) });
  }, [data, seed]);
  if (!data) return error ? <ErrorState title="The deck did not load" error={error} onRetry={() => void refetch()} /> : <LoadingState label="Dealing cards" />;
  if (!round) return null;
  if (round.tiles.length < 2 * fewest)
    return <EmptyState title="Too few cards to match">Matching needs at least three cards with different fronts and backs.</EmptyState>;
  return (
    <KeepsFocus>
      <Round key={round.seed} deckId={deckId} tiles={round.tiles} onAgain={() => setSeed(Date.now())} />
    </KeepsFocus>
  );
}
