import './calculator.css';
import { Tabs } from '@base-ui/react/tabs';
import { useMemo } from 'react';
import { Graphing } from './graphing.tsx';
import { StorageScopeContext } from './storage-scope.ts';
import { Scientific } from './scientific.tsx';

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

const noRows: readonly string[] = [];

/** The calculator: graphing and scientific, both keeping what was typed. */
export function Calculator({ storageScope = '', exam = false, start = noRows, examples = noRows }: CalculatorProps) {
  const scope = useMemo(() => ({ name: storageScope, exam }), [storageScope, exam]);
  return (
    <StorageScopeContext value={scope}>
      <Tabs.Root defaultValue="graphing" className="calculator-paper relative flex h-full flex-col">
        <Tabs.List aria-label="Kind of calculator" className="calculator-kinds flex shrink-0 border-b border-line px-2 print:hidden">
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
            {value === 'graphing' ? <Graphing start={start} examples={examples} /> : <Scientific />}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </StorageScopeContext>
  );
}
