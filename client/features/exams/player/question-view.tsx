import type { ModuleView } from '#contract/exam-modules.ts';
import { memo } from 'react';
import type { AnswerState } from '#core/exams/answer-state.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { NewerPart } from '#client/ui/newer-part.tsx';
import { Read } from '#client/ui/question/read-part.tsx';
import { PlainQuestionText, Stimulus } from '#client/ui/question/stimulus.tsx';
import type { Change } from '#client/features/exams/engine/local-answers.ts';
import { choose, eliminate } from './answering.ts';
import { AnnotatedText } from '#client/tools/annotations/annotated-text.tsx';
import { Choices } from '#client/ui/question/choices.tsx';
import { QuestionBar } from './question-bar.tsx';
import { SplitBody } from './split-body.tsx';
import { SprDirections } from './spr-directions.tsx';
import { SprEntry } from '#client/ui/question/spr-entry.tsx';

export interface QuestionViewProps {
  readonly module: ModuleView;
  readonly question: ShownQuestion;
  readonly number: number;
  readonly state: AnswerState;
  /** The newest state, which this may not have been rendered with yet. */
  readonly readState: () => AnswerState | undefined;
  readonly eliminating: boolean;
  readonly onEliminating: () => void;
  readonly onChange: (change: Change) => void;
  readonly zoom: number;
}

function Answering({ question, number, state, readState, eliminating, onChange }: QuestionViewProps) {
  const mark = () => onChange({ marked: !(readState() ?? state).marked });
  if (question.format === 'spr') {
    return (
      <>
        <QuestionBar number={number} marked={state.marked} onMark={mark} />
        {question.stimulus ? (
          <div className="mt-5">
            <Stimulus stimulus={question.stimulus} />
          </div>
        ) : null}
        <Read part="stem" className="mt-5 mb-6">
          <PlainQuestionText target="stem" text={question.stem} />
        </Read>
        <SprEntry
          key={question.id}
          answer={state.answer ?? ''}
          readAnswer={() => (readState() ?? state).answer ?? ''}
          onEntry={(entry) => onChange({ answer: entry === '' ? null : entry })}
        />
      </>
    );
  }
  if (question.format === 'unknown') return <NewerPart what="question" />;
  return (
    <Choices
      name={question.id}
      choices={question.choices}
      answer={state.answer}
      eliminated={state.eliminated}
      eliminating={eliminating}
      onChoose={(id) => onChange(choose(readState() ?? state, id))}
      onEliminate={(id) => onChange(eliminate(readState() ?? state, id))}
    />
  );
}

/** One question on screen: split for Reading and Writing and for typed answers, one column for Math choices. */
export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
  const { module, question, number, state, readState, eliminating, onEliminating, onChange, zoom } = props;
  const bar = (
    <QuestionBar
      number={number}
      marked={state.marked}
      onMark={() => onChange({ marked: !(readState() ?? state).marked })}
      eliminating={eliminating}
      onEliminating={onEliminating}
    />
  );
  const stimulus = question.stimulus;

  if (module.section === 'reading-writing') {
    const right = (
      <>
        {bar}
        <Read part="stem" className="mt-5 mb-6">
          <AnnotatedText target="stem" text={question.stem} />
        </Read>
        <Answering {...props} />
      </>
    );
    return (
      <SplitBody
        resetKey={question.id}
        zoom={zoom}
        leftLabel="Passage"
        left={stimulus ? <Stimulus stimulus={stimulus} Text={AnnotatedText} /> : null}
        right={right}
      />
    );
  }
  if (question.format === 'spr') {
    return (
      <SplitBody
        resetKey={question.id}
        zoom={zoom}
        leftLabel="Directions for typed answers"
        foldLeft="How to enter your answer"
        left={<SprDirections />}
        right={<Answering {...props} />}
      />
    );
  }
  return (
    <div key={question.id} className="h-full overflow-y-auto font-serif text-lg">
      <section aria-label="Question and answers" className="mx-auto max-w-3xl px-4 py-6 sm:px-8 sm:py-8" style={{ zoom }}>
        {bar}
        <div className="mt-5">{stimulus ? <Stimulus stimulus={stimulus} /> : null}</div>
        <Read part="stem" className="mb-6">
          <PlainQuestionText target="stem" text={question.stem} />
        </Read>
        <Answering {...props} />
      </section>
    </div>
  );
});
