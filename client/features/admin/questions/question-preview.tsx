import { useState } from 'react';
import type { ChoiceId } from '#core/questions/choices.ts';
import { isCorrect } from '#core/questions/check-answer.ts';
import { explainQuestion } from '#core/questions/explanation.ts';
import { learnerView } from '#core/questions/learner-view.ts';
import type { Question } from '#core/questions/question.ts';
import { Choices } from '#client/ui/question/choices.tsx';
import { Explanation } from '#client/ui/question/explanation.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { SprEntry } from '#client/ui/question/spr-entry.tsx';
import { Stimulus } from '#client/ui/question/stimulus.tsx';
import { Tabs } from '#client/ui/tabs.tsx';

function QuestionAsAsked({ question, answer, onAnswer }: { question: Question; answer: string | null; onAnswer: (answer: string) => void }) {
  const shown = learnerView(question);
  const [eliminated, setEliminated] = useState<readonly ChoiceId[]>([]);
  return (
    <div className="flex flex-col gap-6 font-serif text-lg">
      {shown.stimulus ? (
        <div className="min-w-0">
          <Stimulus stimulus={shown.stimulus} />
        </div>
      ) : null}
      <RichText text={shown.stem} />
      {shown.format === 'choice' ? (
        <Choices
          name="preview"
          choices={shown.choices}
          answer={answer}
          eliminated={eliminated}
          eliminating
          onChoose={onAnswer}
          onEliminate={(id) => setEliminated((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))}
        />
      ) : (
        <SprEntry name="preview" answer={answer ?? ''} readAnswer={() => answer ?? ''} onEntry={onAnswer} />
      )}
    </div>
  );
}

/** The question as a student meets it, and as it is explained once answered. */
export function QuestionPreview({ question }: { readonly question: Question }) {
  const [view, setView] = useState<'asked' | 'explained'>('asked');
  const [answer, setAnswer] = useState<string | null>(null);
  const given = { answer, label: 'Your answer', correct: isCorrect(question, answer) };
  return (
    <Tabs
      label="What students see"
      value={view}
      onChange={setView}
      items={[
        { value: 'asked', label: 'As it is asked', content: <QuestionAsAsked question={question} answer={answer} onAnswer={setAnswer} /> },
        { value: 'explained', label: 'As it is explained', content: <Explanation review={explainQuestion(question)} given={given} /> },
      ]}
    />
  );
}
