import { useCallback, type RefObject } from 'react';
import type { ModuleView } from '#contract/exam-modules.ts';
import type { ExamMode } from '#core/exams/format.ts';
import type { ReadPart } from '#core/questions/spoken-question.ts';
import { ReadingContext } from '#client/ui/question/read-part.tsx';
import { useDock } from '#client/tools/panel/dock.ts';
import type { Change } from '../engine/local-answers.ts';
import type { ExamSnapshot } from '../engine/snapshot.ts';
import { CheckYourWork } from './check-your-work.tsx';
import { QuestionView } from './question-view.tsx';
import { useExam } from './use-exam.ts';

export interface PlayerMainProps {
  readonly main: RefObject<HTMLElement | null>;
  readonly module: ModuleView;
  readonly answers: ExamSnapshot['answers'];
  readonly index: number;
  readonly mode: ExamMode;
  /** The module's last page is shown in place of the question. */
  readonly reviewing: boolean;
  /** What is being read aloud. */
  readonly part: ReadPart | null;
  readonly eliminating: boolean;
  readonly onEliminating: () => void;
  readonly zoom: number;
  readonly onGo: (index: number) => void;
}

/** The question, or the last page of the module. */
export function PlayerMain({ main, module, answers, index, mode, reviewing, part, eliminating, onEliminating, zoom, onGo }: PlayerMainProps) {
  const { engine } = useExam();
  const question = module.questions[index];
  const id = question?.id ?? '';
  const state = answers.get(id);
  const readState = useCallback(() => engine.snapshot().answers.get(id), [engine, id]);
  // Of this question for good: what is late must not become an answer to the next one.
  const onChange = useCallback((change: Change) => engine.change(id, change), [engine, id]);
  // What a sheet covers can be scrolled to above it.
  const { sheetHeight } = useDock();
  return (
    <main ref={main} id="main" tabIndex={-1} style={{ paddingBottom: sheetHeight }} className="min-w-0 grow overflow-hidden outline-none">
      {reviewing || !question || !state ? (
        <div className="h-full overflow-y-auto">
          <CheckYourWork mode={mode} module={module} answers={answers} current={null} onGo={onGo} />
        </div>
      ) : (
        <ReadingContext value={part}>
          <QuestionView
            module={module}
            question={question}
            number={index + 1}
            state={state}
            readState={readState}
            eliminating={eliminating}
            onEliminating={onEliminating}
            onChange={onChange}
            zoom={zoom}
          />
        </ReadingContext>
      )}
    </main>
  );
}
