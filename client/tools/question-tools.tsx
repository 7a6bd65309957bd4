import { BookOpenText, Calculator, Highlighter, Rows3 } from 'lucide-react';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { topics } from '#core/topics/topics.ts';
import { IconButton } from '#client/ui/button.tsx';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { NotesContext } from './notes-context.ts';
import { useDock } from './panel/dock.ts';
import { DockSpace } from './panel/dock-space.tsx';
import { useSteadyPage } from './panel/use-steady-page.ts';
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
  /** `at`: the button that was pressed; its question stays in sight. */
  readonly set: (tool: Tool, isOpen: boolean, at: Element) => void;
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

interface WithToolsProps {
  readonly storageScope: string;
  /** On pages that are read more than worked on, no tool is fetched before one is asked for. */
  readonly onDemand?: boolean;
  readonly children: ReactNode;
}

/** A page of questions with the tools of the exam. The calculator docks beside the page where there is room; each `storageScope` has its own contents. */
export function WithTools({ storageScope, onDemand = false, children }: WithToolsProps) {
  const [open, setOpen] = useState(allClosed);
  const [used, setUsed] = useState(false);
  const [mathQuestions, setMathQuestions] = useState(0);
  const math = mathQuestions > 0;
  const [way, setWay] = useState<CalculatorWay | null>(null);
  const { sheetHeight } = useDock();
  const hold = useStableCallback(useSteadyPage());
  const tools = useMemo<Tools>(
    () => ({
      open,
      set: (tool, isOpen, at) => {
        hold(at, isOpen);
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
    [open, hold],
  );
  return (
    <ToolsContext value={tools}>
      <div className="flex min-h-[calc(100dvh-4.5rem)] print:block" {...(sheetHeight > 0 && { style: { paddingBottom: sheetHeight } })}>
        <DockSpace page />
        <div className="min-w-0 grow">{children}</div>
      </div>
      {(math && !onDemand) || used ? (
        <ToolPanels
          open={math ? open : { ...allClosed, 'line-reader': open['line-reader'] }}
          onClose={(tool) => {
            hold(null, false);
            setOpen((before) => ({ ...before, [tool]: false }));
          }}
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
  const toggle = (tool: Tool, { currentTarget }: MouseEvent) => set(tool, !open[tool], currentTarget);
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
          <IconButton label="Calculator" aria-pressed={open.calculator} onClick={(event) => toggle('calculator', event)}>
            <Calculator aria-hidden size={20} />
          </IconButton>
          <IconButton label="Reference" aria-pressed={open.reference} onClick={(event) => toggle('reference', event)}>
            <BookOpenText aria-hidden size={20} />
          </IconButton>
        </>
      ) : null}
      <IconButton label="Line Reader" aria-pressed={open['line-reader']} onClick={(event) => toggle('line-reader', event)}>
        <Rows3 aria-hidden size={20} />
      </IconButton>
    </>
  );
}
