import { useState } from 'react';
import { parseRichText } from '#core/questions/rich-text.ts';
import { cx } from '#client/ui/class-names.ts';
import { Button } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { Readout } from './controls.tsx';
import type { SettingsOf } from './settings.ts';

export interface Piece {
  readonly text: string;
  readonly decides: boolean;
}

/** The text in pieces that can be tapped: the words that decide, and between them what a comma or a period ends. */
export function piecesOf(text: string, deciding: readonly string[]): readonly Piece[] {
  const found = deciding.map((words) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length })).toSorted((a, b) => a.from - b.from);
  const rest = (part: string): Piece[] => (part.match(/[^,.;:?!—]*[,.;:?!—]*\s*/g) ?? []).filter(Boolean).map((piece) => ({ text: piece, decides: false }));
  let at = 0;
  const pieces = found.flatMap(({ from, to }) => {
    const own = from < at ? [] : [...rest(text.slice(at, from)), { text: text.slice(from, to), decides: true }];
    at = Math.max(at, to);
    return own;
  });
  return [...pieces, ...rest(text.slice(at))];
}

export function EvidenceInteractive({ settings: { text, question, deciding, reason } }: { readonly settings: SettingsOf<'evidence'> }) {
  const [tapped, setTapped] = useState<ReadonlySet<number>>(new Set());
  const pieces = piecesOf(parseRichText(text).plain, deciding);
  const left = pieces.filter((piece, index) => piece.decides && !tapped.has(index)).length;
  const missed = [...tapped].filter((index) => !pieces[index]?.decides).length;
  const tap = (index: number) => setTapped(new Set([...tapped, index]));
  const line =
    left === 0
      ? reason
      : tapped.size === 0
        ? `Tap the words that decide the answer. There ${left === 1 ? 'is 1 place' : `are ${left} places`} to find.`
        : `${left} left to find.${missed > 0 ? ' The crossed-out words do not decide it.' : ''}`;
  return (
    <div className="flex flex-col gap-3">
      <RichText className="font-medium" text={question} />
      <p className="font-serif text-lg leading-8">
        {pieces.map((piece, index) => {
          const was = tapped.has(index);
          if (piece.text.trim() === '') return piece.text;
          return (
            // Not a button element: long pieces must break across lines like the text they are.
            <span
              key={index}
              role="button"
              tabIndex={0}
              aria-pressed={was}
              onClick={() => tap(index)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                tap(index);
              }}
              className={cx(
                'cursor-pointer rounded-sm hover:bg-hover',
                was && piece.decides && 'bg-success-soft font-medium underline decoration-success decoration-2 underline-offset-4',
                was && !piece.decides && 'text-muted line-through',
              )}
            >
              {piece.text}
            </span>
          );
        })}
      </p>
      <Readout lines={[line]} />
      <div className="study-controls flex gap-2">
        <Button variant="secondary" size="small" onClick={() => setTapped(new Set(pieces.flatMap(({ decides }, index) => (decides ? [index] : []))))}>
          Show me
        </Button>
        <Button variant="quiet" size="small" onClick={() => setTapped(new Set())}>
          Start over
        </Button>
      </div>
    </div>
  );
}
