import { BookOpenText, Calculator } from 'lucide-react';
import { useState } from 'react';
import { topics } from '#core/topics/topics.ts';
import { ToolPanels, type OpenTools, type Tool } from '#client/tools/tool-panels.tsx';
import { IconButton } from '#client/ui/button.tsx';

const mathTopics: ReadonlySet<number> = new Set(topics.filter(({ section }) => section === 'math').map(({ id }) => id));

export const isMath = (topicId: number): boolean => mathTopics.has(topicId);

const allClosed: OpenTools = { calculator: false, reference: false, 'line-reader': false };

/** Calculator and reference sheet beside a Math question, as in the exam. */
export function QuizTools({ math }: { readonly math: boolean }) {
  const [open, setOpen] = useState(allClosed);
  const [used, setUsed] = useState(false);
  const set = (tool: Tool, isOpen: boolean) => {
    setUsed(true);
    setOpen((tools) => ({ ...tools, [tool]: isOpen }));
  };
  return (
    <>
      {math ? (
        <>
          <IconButton label="Calculator" aria-pressed={open.calculator} onClick={() => set('calculator', !open.calculator)}>
            <Calculator aria-hidden size={20} />
          </IconButton>
          <IconButton label="Reference" aria-pressed={open.reference} onClick={() => set('reference', !open.reference)}>
            <BookOpenText aria-hidden size={20} />
          </IconButton>
        </>
      ) : null}
      {math || used ? (
        <ToolPanels open={math ? open : allClosed} onClose={(tool) => set(tool, false)} onFailed={() => setOpen(allClosed)} math={math} keeper="quiz" />
      ) : null}
    </>
  );
}
