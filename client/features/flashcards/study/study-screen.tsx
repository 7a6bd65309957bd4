import { Keyboard, Pencil, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { updateCard } from '#contract/flashcards.ts';
import { isLeech, type Grade } from '#core/flashcards/schedule.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { ThinProgress } from '#client/ui/thin-progress.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { CardDialog } from '../card-dialog.tsx';
import { leftText } from '../card-words.ts';
import { OfflineNote } from '../offline-note.tsx';
import { MatchRound } from './match-round.tsx';
import { datesOf, leftOf, without, withSides } from './session.ts';
import { StudyEnd } from './study-end.tsx';
import { momentNow, useStudy, type Study } from './use-study.ts';
import { useStudyKeys } from './use-study-keys.ts';
import { ChoiceMode, FlipMode, TypeMode, type StudyModeProps } from './study-modes.tsx';

const ShortcutDialog = lazy(async () => ({ default: (await import('#client/kits/shortcut-dialog.tsx')).ShortcutDialog }));

const shortcuts = [
  ['Space', 'Show the answer; then: good'],
  ['1 – 4', 'Again, hard, good, easy; or the choice with this number'],
  ['U', 'Undo the last answer'],
  ['E', 'Edit this card'],
] as const;

const modes = ['flip', 'choose', 'type', 'match'] as const;
type StudyMode = (typeof modes)[number];
const modeNames = { flip: 'Flip', choose: 'Choose', type: 'Type', match: 'Match' } as const satisfies Record<StudyMode, string>;
const modeParts = { flip: FlipMode, choose: ChoiceMode, type: TypeMode } as const satisfies Record<Exclude<StudyMode, 'match'>, ComponentType<StudyModeProps>>;

/** The next card, until none is left for now. */
function Round({ study, mode }: { readonly study: Study; readonly mode: Exclude<StudyMode, 'match'> }) {
  const { session, answer, undo, change } = study;
  const { current, given, deckId } = session;
  const [editing, setEditing] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, [current?.id, given.length]);
  useStudyKeys((key) => {
    const pressed = key.toLowerCase();
    if (pressed === 'u') undo();
    if (pressed === 'e' && current) setEditing(true);
    return pressed === 'u' || pressed === 'e';
  });
  if (!current) return <StudyEnd session={session} onUndo={undo} />;
  const left = leftOf(session, momentNow());
  const remaining = left.new + left.step + left.due;
  const Part = modeParts[mode];
  const grade = (given: Grade) => answer(given, Date.now() - shownAt.current);
  const setAside = async () => {
    try {
      await api(updateCard, { params: { cardId: current.id }, body: { paused: true } });
      change((now) => without(now, current.id, momentNow()));
    } catch (error) {
      showToast({ title: error instanceof Error ? error.message : 'That did not work', tone: 'danger' });
    }
  };
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-3">
        <p className="tabular text-sm text-muted">{leftText(left) || 'Last one'}</p>
        <div className="flex items-center">
          <IconButton label="Undo last answer" disabled={given.length === 0} onClick={undo}>
            <Undo2 aria-hidden size={20} />
          </IconButton>
          <IconButton label="Edit this card" onClick={() => setEditing(true)}>
            <Pencil aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
      <div className="-mt-3 mb-4">
        <ThinProgress label="Cards done" value={given.length} max={given.length + remaining} />
      </div>
      <Part
        key={`${current.id} ${given.length.toString()}`}
        card={current}
        deckId={deckId}
        others={session.cards}
        dates={datesOf(session, Date.now())}
        badge={isLeech(current.schedule) ? <Badge tone="warning">Keeps slipping</Badge> : current.schedule.state === 'new' ? <Badge>New</Badge> : null}
        onGrade={grade}
      />
      {isLeech(current.schedule) ? (
        <div className="mt-4">
          <Alert tone="info">
            You have forgotten this card several times. Make it shorter, add an example, or split it in two.{' '}
            <span className="mt-2 flex flex-wrap gap-2">
              <Button size="small" variant="secondary" onClick={() => setEditing(true)}>
                Edit the card
              </Button>
              <Button size="small" variant="quiet" onClick={() => void setAside()}>
                Set it aside
              </Button>
            </span>
          </Alert>
        </div>
      ) : null}
      {editing ? (
        <CardDialog deckId={deckId} card={current} onClose={() => setEditing(false)} onSaved={(sides) => change((now) => withSides(now, current.id, sides))} />
      ) : null}
    </>
  );
}

/** /flashcards/:deckId/study */
export function StudyScreen() {
  const { deckId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const [keys, setKeys] = useState<boolean | null>(null);
  const state = useStudy(deckId);
  useEffect(() => void loadMath().catch(() => undefined), []);
  const mode = modes.find((each) => each === search.get('mode')) ?? 'flip';
  return (
    <div className="study-page mx-auto max-w-3xl">
      <Page
        title={state.kind === 'ready' ? state.study.deckName : 'Study'}
        actions={
          <IconButton label="Keyboard shortcuts" className="pointer-coarse:hidden" onClick={() => setKeys(true)}>
            <Keyboard aria-hidden size={20} />
          </IconButton>
        }
      >
        <div className="-mt-4 mb-6 flex flex-wrap items-center justify-between gap-3">
          <Link className="text-link" to={pathTo('deck', { deckId })}>
            Back to the deck
          </Link>
          <div role="group" aria-label="Way to study" className="flex flex-wrap rounded-control border border-line-strong p-0.5">
            {modes.map((each) => (
              <Button
                key={each}
                size="small"
                variant={each === mode ? 'primary' : 'quiet'}
                aria-pressed={each === mode}
                onClick={() => setSearch(each === 'flip' ? {} : { mode: each }, { replace: true, preventScrollReset: true })}
              >
                {modeNames[each]}
              </Button>
            ))}
          </div>
        </div>
        {state.kind === 'ready' && state.study.fromDevice ? <OfflineNote /> : null}
        {state.kind === 'loading' ? (
          <LoadingState label="Laying out the cards" />
        ) : state.kind === 'failed' ? (
          <ErrorState title="The cards did not load" error={state.error} onRetry={state.retry} />
        ) : mode === 'match' ? (
          <MatchRound deckId={deckId} />
        ) : (
          <Round study={state.study} mode={mode} />
        )}
        {keys === null ? null : (
          <Suspense>
            <ShortcutDialog open={keys} onClose={() => setKeys(false)} description="They are off while you type." shortcuts={shortcuts} />
          </Suspense>
        )}
      </Page>
    </div>
  );
}
