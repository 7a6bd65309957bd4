import { BookOpenText, Calculator, Highlighter, Rows3 } from 'lucide-react';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { topics } from '#core/topics/topics.ts';
import { IconButton } from '#client/ui/button.tsx';
import { NotesContext } from './annotations/practice-text.tsx';
import { useDock } from './panel/dock.ts';
import { DockSpace } from './panel/dock-space.tsx';
import { ToolPanels, type OpenTools, type Tool } from './tool-panels.tsx';

const mathTopics: ReadonlySet<number> = new Set(topics.filter(({ section }) => section === 'math').map(({ id }) => id));

export const isMath = (topicId: number): boolean => mathTopics.has(topicId);

const allClosed: OpenTools = { calculator: false, reference: false, 'line-reader': false };

/** Rows for the graphing calculator that solve one question. */
export interface CalculatorWay {
  readonly questionId: string;
  readonly rows: readonly string[];
}

interface Tools {
  readonly open: OpenTools;
  readonly set: (tool: Tool, isOpen: boolean) => void;
  /** Opens the calculator with these rows; what the student typed before comes back with the calculator's own button. */
  readonly solve: (way: CalculatorWay) => void;
  /** Says that a Math question is on the page; call what it returns when it goes. */
  readonly showMath: () => () => void;
}

const ToolsContext = createContext<Tools | null>(null);

/** The tools of the page around this component. */
export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('useTools outside of WithTools');
  return tools;
}

/** A page of questions with the tools of the exam. The calculator docks beside the page where there is room; each `storageScope` has its own contents. */
export function WithTools({ storageScope, children }: { readonly storageScope: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(allClosed);
  const [used, setUsed] = useState(false);
  const [mathQuestions, setMathQuestions] = useState(0);
  const math = mathQuestions > 0;
  const [way, setWay] = useState<CalculatorWay | null>(null);
  const { sheetHeight } = useDock();
  const tools = useMemo<Tools>(
    () => ({
      open,
      set: (tool, isOpen) => {
        setUsed(true);
        if (tool === 'calculator' && isOpen) setWay(null);
        setOpen((before) => ({ ...before, [tool]: isOpen }));
      },
      solve: (chosen) => {
        setUsed(true);
        setWay(chosen);
        setOpen((before) => ({ ...before, calculator: true }));
      },
      showMath: () => {
        setMathQuestions((count) => count + 1);
        return () => setMathQuestions((count) => count - 1);
      },
    }),
    [open],
  );
  return (
    <ToolsContext value={tools}>
      <div className="flex min-h-[calc(100dvh-4.5rem)]" {...(sheetHeight > 0 && { style: { paddingBottom: sheetHeight } })}>
        <DockSpace page />
        <div className="min-w-0 grow">{children}</div>
      </div>
      {math || used ? (
        <ToolPanels
          open={math ? open : { ...allClosed, 'line-reader': open['line-reader'] }}
          onClose={(tool) => setOpen((before) => ({ ...before, [tool]: false }))}
          onFailed={() => setOpen(allClosed)}
          math={math}
          storageScope={way ? `${storageScope}.way.${way.questionId}` : storageScope}
          {...(way ? { start: way.rows } : {})}
        />
      ) : null}
    </ToolsContext>
  );
}

/** Calculator and reference sheet beside a Math question, the line reader beside any, as in the exam. */
export function ToolButtons({ math }: { readonly math: boolean }) {
  const { open, set, showMath } = useTools();
  const showing = useRef(showMath);
  useEffect(() => (math ? showing.current() : undefined), [math]);
  const toggle = (tool: Tool) => set(tool, !open[tool]);
  const notes = useContext(NotesContext);
  return (
    <>
      {notes ? (
        <IconButton label="Highlights & Notes" aria-pressed={notes.open} onClick={notes.toggle}>
          <Highlighter aria-hidden size={20} />
        </IconButton>
      ) : null}
      {math ? (
        <>
          <IconButton label="Calculator" aria-pressed={open.calculator} onClick={() => toggle('calculator')}>
            <Calculator aria-hidden size={20} />
          </IconButton>
          <IconButton label="Reference" aria-pressed={open.reference} onClick={() => toggle('reference')}>
            <BookOpenText aria-hidden size={20} />
          </IconButton>
        </>
      ) : null}
      <IconButton label="Line Reader" aria-pressed={open['line-reader']} onClick={() => toggle('line-reader')}>
        <Rows3 aria-hidden size={20} />
      </IconButton>
    </>
  );
}
