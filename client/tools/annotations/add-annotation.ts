import { noteLimit, type Annotation } from '#core/exams/answer-state.ts';
import { trimSpan, type Span } from './spans.ts';

type Place = Pick<Annotation, 'target' | 'start' | 'end'>;

const overlap = (one: Place, other: Place) => one.target === other.target && one.start < other.end && other.start < one.end;
const alike = (one: Annotation, other: Annotation) => one.colour === other.colour && one.underline === other.underline;

/** Both notes one under the other; null if that is longer than a note may be. */
function joined(one: string | undefined, other: string | undefined): string | undefined | null {
  const both = [one, other].filter((note) => note !== undefined && note !== '').join('\n');
  return both === '' ? undefined : both.length > noteLimit ? null : both;
}

function withNote(annotation: Annotation, note: string | undefined): Annotation {
  const { note: before, ...rest } = annotation;
  return note === before ? annotation : note === undefined ? rest : { ...rest, note };
}

/** The annotation on these spans: the first keeps its id and note. */
const spread = (annotation: Annotation, spans: readonly Span[], newId: () => string): Annotation[] =>
  spans.map((span, index) => ({ ...(index === 0 ? annotation : { ...withNote(annotation, undefined), id: newId() }), ...span }));

const trimmed = (plain: string, spans: readonly Span[]): Span[] => spans.flatMap((span) => trimSpan(plain, span) ?? []);

/**
 * Lays a highlight over the existing ones, so that no character of a text has two. Highlights of the
 * same look merge; one that looks different loses the covered part, and what is left of it keeps
 * its note; the note of one that is fully covered moves to the new one. Where two notes are too
 * long for one, the old highlight stays and the new one goes around it.
 * @param list without overlaps
 * @param plain text of the target, which offsets refer to; what is left over is never only white space
 */
export function addAnnotation(list: readonly Annotation[], added: Annotation, plain: string, newId: () => string): Annotation[] {
  let mine = added;
  const kept: Annotation[] = [];
  const around: Annotation[] = [];
  // In the order of the text, so that joined notes are too.
  for (const other of list.toSorted((a, b) => a.start - b.start)) {
    if (!overlap(other, added)) {
      kept.push(other);
      continue;
    }
    const left = trimmed(plain, [
      { start: other.start, end: added.start },
      { start: added.end, end: other.end },
    ]);
    if (left.length > 0 && !alike(other, added)) {
      kept.push(...spread(other, left, newId));
      continue;
    }
    const note = joined(mine.note, other.note);
    if (note === null) around.push(other);
    else mine = withNote({ ...mine, id: other.id, start: Math.min(mine.start, other.start), end: Math.max(mine.end, other.end) }, note);
  }
  const free = around.reduce<Span[]>(
    (spans, wall) =>
      spans.flatMap(({ start, end }) =>
        overlap({ target: wall.target, start, end }, wall)
          ? [
              { start, end: wall.start },
              { start: wall.end, end },
            ]
          : [{ start, end }],
      ),
    [{ start: mine.start, end: mine.end }],
  );
  return [...kept, ...around, ...spread(mine, trimmed(plain, free), newId)];
}
