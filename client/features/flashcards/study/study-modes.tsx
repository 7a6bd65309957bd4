import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { checkTyped, choicesFor, typedSide } from '#core/flashcards/ask.ts';
import type { Grade } from '#core/flashcards/schedule.ts';
import { seededRandom, seedFromText } from '#core/random.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { TextField } from '#client/ui/field.tsx';
import { focusOnMount } from '#client/ui/focus-on-mount.ts';
import { readAllSides } from '../card-queries.ts';
import { CardFace } from './card-face.tsx';
import { GradeBar } from './grade-bar.tsx';
import type { StudyCard } from './session.ts';
import { SpokenSide } from './spoken-side.tsx';
import './study.css';
import { useStudyKeys } from './use-study-keys.ts';

export interface StudyModeProps {
  readonly card: StudyCard;
  readonly deckId: string;
  /** The other cards of the session: choices, where the deck itself cannot be read. */
  readonly others: readonly StudyCard[];
  readonly dates: Readonly<Record<Grade, number>>;
  readonly badge: ReactNode;
  readonly onGrade: (grade: Grade) => void;
}

const gradeOfKey: Readonly<Record<string, Grade>> = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' };

/** Look, remember, turn it over, and say how well you knew it. */
export function FlipMode({ card, dates, badge, onGrade }: StudyModeProps) {
  const [shown, setShown] = useState(false);
  const [now] = useState(() => Date.now());
  useStudyKeys((key) => {
    if ((key === ' ' || key === 'Enter') && !shown) {
      setShown(true);
      return true;
    }
    const grade = shown ? (key === ' ' || key === 'Enter' ? 'good' : gradeOfKey[key]) : undefined;
    if (grade) onGrade(grade);
    return grade !== undefined;
  });
  return (
    <>
      <CardFace
        front={card.front}
        back={shown ? card.back : null}
        frontPicture={card.frontPicture}
        backPicture={card.backPicture}
        badge={badge}
        onTap={shown ? undefined : () => setShown(true)}
        onSwipe={shown ? (to) => onGrade(to === 'left' ? 'again' : 'good') : undefined}
      />
      <div className="below-card mt-4">
        {shown ? (
          <GradeBar dates={dates} now={now} onGrade={onGrade} />
        ) : (
          <Button size="large" className="w-full" onClick={() => setShown(true)}>
            Show answer
          </Button>
        )}
      </div>
    </>
  );
}

interface AnswerFeedbackProps {
  readonly right: boolean;
  readonly sentence: string;
  readonly onGrade: (grade: Grade) => void;
}

/** What follows from a checked answer; the student may overrule it. */
function AnswerFeedback({ right, sentence, onGrade }: AnswerFeedbackProps) {
  const grade: Grade = right ? 'good' : 'again';
  useStudyKeys((key) => {
    const wanted = key === ' ' || key === 'Enter' ? grade : gradeOfKey[key];
    if (wanted) onGrade(wanted);
    return wanted !== undefined;
  });
  return (
    <div className="below-card mt-4 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className={cx('font-medium', right ? 'text-success' : 'text-danger')}>
        {sentence}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => onGrade(right ? 'again' : 'good')}>
          {right ? 'I guessed' : 'I knew it'}
        </Button>
        <Button ref={focusOnMount} onClick={() => onGrade(grade)}>
          Next card
        </Button>
      </div>
    </div>
  );
}

/** Choose the back among four of the deck. */
export function ChoiceMode(props: StudyModeProps) {
  const { card, deckId, others, badge, onGrade } = props;
  const [given, setGiven] = useState<string | null>(null);
  const { data, isPending } = useQuery({
    queryKey: ['flashcards', 'sides', deckId],
    staleTime: 300_000,
    retry: false,
    queryFn: ({ signal }) => readAllSides(deckId, signal),
  });
  const choices = useMemo(() => (isPending ? null : choicesFor(card, data ?? others, seededRandom(seedFromText(card.id)))), [card, data, others, isPending]);
  const choose = (choice: string) => setGiven((before) => before ?? choice);
  useStudyKeys((key) => {
    const choice = given === null ? choices?.[Number(key) - 1] : undefined;
    if (choice !== undefined) choose(choice);
    return choice !== undefined;
  });
  if (isPending)
    return (
      <p role="status" className="py-12 text-center text-muted">
        Reading the deck…
      </p>
    );
  // Three other backs are needed to choose from.
  if (!choices) return <FlipMode {...props} />;
  return (
    <>
      <CardFace low front={card.front} back={null} frontPicture={card.frontPicture} backPicture={null} badge={badge} />
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        {choices.map((choice, index) => (
          <button
            key={choice}
            type="button"
            aria-disabled={given !== null}
            onClick={() => choose(choice)}
            className={cx(
              'flex min-h-14 items-start gap-3 rounded-control border px-4 py-3 text-left',
              given === null
                ? 'border-line-strong hover:bg-hover'
                : choice === card.back
                  ? 'border-success bg-success-soft'
                  : choice === given
                    ? 'border-danger bg-danger-soft'
                    : 'border-line',
            )}
          >
            <kbd aria-hidden className="text-sm text-muted">
              {index + 1}
            </kbd>
            <SpokenSide className="line-clamp-5 min-w-0 wrap-anywhere" side={choice} />
          </button>
        ))}
      </div>
      {given === null ? null : (
        <AnswerFeedback right={given === card.back} sentence={given === card.back ? 'Right.' : 'Not this one. The right one is marked.'} onGrade={onGrade} />
      )}
    </>
  );
}

/** Type the short side. */
export function TypeMode(props: StudyModeProps) {
  const { card, badge, onGrade } = props;
  const [given, setGiven] = useState<string | null>(null);
  const form = useForm({ read: (entries) => entries.text('answer'), check: () => ({}), send: async (answer) => answer, onDone: setGiven });
  useEffect(() => document.getElementById(form.id)?.querySelector('input')?.focus({ preventScroll: true }), [form.id]);
  const side = typedSide(card);
  // Neither side is short enough to type.
  if (side === null) return <FlipMode {...props} />;
  const [asked, wanted] = side === 'back' ? [card.front, card.back] : [card.back, card.front];
  const [above, below] = side === 'back' ? [card.frontPicture, card.backPicture] : [card.backPicture, card.frontPicture];
  const outcome = given === null ? null : checkTyped(given, wanted);
  return (
    <>
      <CardFace front={asked} back={given === null ? null : wanted} frontPicture={above} backPicture={below} badge={badge} />
      {outcome === null ? (
        <Form form={form} className="mt-4">
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 grow basis-60">
              <TextField
                label="Your answer"
                {...form.field('answer')}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={100}
              />
            </div>
            <Button type="submit" className="min-h-12">
              Check
            </Button>
          </div>
        </Form>
      ) : (
        <AnswerFeedback
          right={outcome !== 'wrong'}
          sentence={
            outcome === 'right'
              ? 'Right.'
              : outcome === 'close'
                ? 'Right, but check the spelling.'
                : given === ''
                  ? 'Here is the answer.'
                  : `Not this time. You typed “${given}.”`
          }
          onGrade={onGrade}
        />
      )}
    </>
  );
}
