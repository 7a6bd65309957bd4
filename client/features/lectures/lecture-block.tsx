import type { ReactNode } from 'react';
import type { LectureAnswer, LectureBlock } from '#contract/lectures.ts';
import { NewerPart } from '#client/ui/newer-part.tsx';
import { Figure } from '#client/ui/question/figure.tsx';
import { Read } from '#client/ui/question/read-part.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { CheckQuestion } from './check-question.tsx';
import { QuestionHeading, QuestionStem } from './question-stem.tsx';
import { Interactive } from './interactives/interactive.tsx';
import { partOf } from './spoken-lecture.ts';

const levelNames: Readonly<Record<number, string>> = { 2: 'an easier one', 3: 'as on the test', 4: 'a harder one' };

interface BlockProps {
  readonly lectureId: string;
  readonly part: string;
  readonly place: number;
  readonly answers: readonly LectureAnswer[];
  /** The buttons of the calculator and its like, where the lecture is of Math. */
  readonly tools: ReactNode;
}

function Example({ part, place, block, tools }: Pick<BlockProps, 'part' | 'place' | 'tools'> & { readonly block: Extract<LectureBlock, { kind: 'example' }> }) {
  return (
    <div role="group" aria-label={`Example, ${levelNames[block.level] ?? ''}`} className="rounded-card border border-line p-4 sm:p-5">
      <QuestionHeading tools={tools}>
        <h3 className="text-base font-semibold">
          Example <span className="font-normal text-muted">· {levelNames[block.level] ?? `level ${block.level}`}</span>
        </h3>
      </QuestionHeading>
      <QuestionStem part={part} place={place} given={block} />
      <details className="mt-4 rounded-control border border-line bg-raised">
        <summary className="disclosure min-h-11 cursor-pointer px-4 py-2.5 font-medium">Try it, then see how it works</summary>
        <div className="border-t border-line px-4 pb-4 pt-3">
          <ol className="flex list-decimal flex-col gap-2 pl-6">
            {block.walkthrough.map((step) => (
              <li key={step}>
                <RichText inline text={step} />
              </li>
            ))}
          </ol>
          <p className="mt-3 font-medium">
            Answer: <RichText inline text={block.answer} />
          </p>
        </div>
      </details>
    </div>
  );
}

function InteractiveBlock({ part, place, block }: Pick<BlockProps, 'part' | 'place'> & { readonly block: Extract<LectureBlock, { kind: 'interactive' }> }) {
  return (
    <figure className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <figcaption className="mb-4 font-medium">
        <Read part={partOf(part, place, 'caption')}>
          <RichText inline text={block.caption} />
        </Read>
      </figcaption>
      {'kind' in block.show ? <NewerPart what="figure" /> : <Interactive show={block.show} />}
      <details className="mt-4">
        <summary className="disclosure min-h-9 cursor-pointer py-1.5 text-sm text-muted pointer-coarse:min-h-11">In words</summary>
        <Read part={partOf(part, place, 'words')}>
          <RichText className="text-base text-muted" text={block.inWords} />
        </Read>
      </details>
    </figure>
  );
}

/** One block of a lecture. */
export function LectureBlockView({ lectureId, part, place, block, answers, tools }: BlockProps & { readonly block: LectureBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <Read part={partOf(part, place)}>
          <RichText text={block.text} />
        </Read>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`flex flex-col gap-2 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item, index) => (
            <li key={item}>
              <Read part={partOf(part, place, index)}>
                <RichText inline text={item} />
              </Read>
            </li>
          ))}
        </List>
      );
    }
    case 'figure':
      return (
        <figure>
          {'kind' in block.figure ? <NewerPart what="figure" /> : <Figure figure={block.figure} />}
          <figcaption className="text-center text-base text-muted">
            <Read part={partOf(part, place, 'caption')}>
              <RichText inline text={block.caption} />
            </Read>
          </figcaption>
        </figure>
      );
    case 'interactive':
      return <InteractiveBlock part={part} place={place} block={block} />;
    case 'example':
      return <Example part={part} place={place} block={block} tools={tools} />;
    case 'question':
      return (
        <CheckQuestion
          lectureId={lectureId}
          part={part}
          place={place}
          block={block}
          answer={answers.find(({ questionId }) => questionId === block.id)}
          tools={tools}
        />
      );
    case 'unknown':
      return <NewerPart what="lecture" />;
  }
}
