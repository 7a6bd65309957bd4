import './calculator.css';
import { Tabs } from '@base-ui/react/tabs';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { Graphing, type GraphingProps } from './graphing.tsx';
import { StorageScopeContext } from './storage-scope.ts';
import { Scientific } from './scientific.tsx';
import { useKeptState } from './use-kept-state.ts';

const kinds = [
  { value: 'graphing', label: 'Graphing' },
  { value: 'scientific', label: 'Scientific' },
] as const;

export interface CalculatorProps {
  /** The storage key of this calculator's contents: each exam, quiz or page has its own. */
  readonly storageScope?: string;
  /** Of a running exam: its contents stay on this device until the exam ends. */
  readonly exam?: boolean;
  /** Rows that are there at first, in a window that fits them. */
  readonly start?: readonly string[];
  /** Rows that are there at first to be played with, in the usual window. */
  readonly examples?: readonly string[];
}

const kindSchema = z.enum(['graphing', 'scientific']);
type Kind = z.infer<typeof kindSchema>;

const noRows: readonly string[] = [];

/** What is typed goes into the entry on view: the row used last, or the line of the scientific calculator. */
function focusEntry(paper: HTMLElement | null): void {
  const fields = [...(paper?.querySelectorAll<HTMLElement>('[role="tabpanel"] [data-type-here]') ?? [])].filter((field) => field.offsetParent !== null);
  (fields.find((field) => field.closest('[data-active]')) ?? fields.at(-1))?.focus({ preventScroll: true });
}

/** Chosen with the mouse: a finger would bring up its keyboard, and with the arrow keys one may be on the way to another tab. */
const isByMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse' && event.detail > 0;

function Kinds(rows: GraphingProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useKeptState('kind', kindSchema, () => 'graphing' as const);
  const choose = (next: Kind, event: Event) => {
    // At once: what is hidden cannot be focused.
    flushSync(() => setKind(next));
    if (isByMouse(event)) focusEntry(paper.current);
  };
  const onTabKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[\d.([|+−-]$/.test(event.key)) return;
    // Within the same key press, so that the character arrives there; letters may be shortcuts of the exam, and digits would choose an answer.
    event.stopPropagation();
    focusEntry(paper.current);
  };
  return (
    <Tabs.Root
      ref={paper}
      value={kind}
      onValueChange={(next: Kind, { event }) => choose(next, event)}
      className="calculator-paper relative flex h-full flex-col"
    >
      <Tabs.List aria-label="Kind of calculator" onKeyDown={onTabKey} className="calculator-kinds flex shrink-0 border-b border-line px-2 print:hidden">
        {kinds.map(({ value, label }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className="-mb-px min-h-10 border-b-2 border-transparent px-3 text-sm font-medium text-muted hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:text-ink pointer-coarse:min-h-11"
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kinds.map(({ value }) => (
        <Tabs.Panel key={value} value={value} keepMounted tabIndex={-1} className="min-h-0 grow overflow-y-auto outline-none">
          {value === 'graphing' ? <Graphing {...rows} /> : <Scientific />}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

/** The calculator: graphing and scientific, both keeping what was typed. */
export function Calculator({ storageScope = '', exam = false, start = noRows, examples = noRows }: CalculatorProps) {
  const scope = useMemo(() => ({ name: storageScope, exam }), [storageScope, exam]);
  return (
    <StorageScopeContext value={scope}>
      <Kinds start={start} examples={examples} />
    </StorageScopeContext>
  );
}
