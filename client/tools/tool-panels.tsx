import { memo, useEffect, useState } from 'react';
import { loadPart } from '#client/platform/chunk-load.ts';
import { WhenLoaded } from './when-loaded.tsx';

const code = {
  calculator: () => import('./calculator-panel.tsx'),
  reference: () => import('./reference-panel.tsx'),
  'line-reader': () => import('./line-reader.tsx'),
} as const;
const load = {
  calculator: () => loadPart(code.calculator, 'CalculatorPanel'),
  reference: () => loadPart(code.reference, 'ReferencePanel'),
  'line-reader': () => loadPart(code['line-reader'], 'LineReader'),
} as const;

export type Tool = 'calculator' | 'reference' | 'line-reader';
export type OpenTools = Readonly<Record<Tool, boolean>>;

/** Fetches a module's tools while there is a network, so that they open without one. */
function usePreload(math: boolean): void {
  useEffect(() => {
    const wanted = math ? [load.calculator, load.reference, load['line-reader']] : [load['line-reader']];
    const timer = setTimeout(() => wanted.forEach((fetchTool) => void fetchTool().catch(() => undefined)), 3_000);
    return () => clearTimeout(timer);
  }, [math]);
}

export interface ToolPanelsProps {
  readonly open: OpenTools;
  readonly onClose: (tool: Tool) => void;
  /** Whether the section has a calculator and a reference sheet. */
  readonly math: boolean;
  /** The storage key of the calculator's contents: the exam or quiz. */
  readonly storageScope?: string;
  /** Of a running exam: its contents stay on this device until the exam ends. */
  readonly exam?: boolean;
  /** Rows of the graphing calculator where nothing was kept yet. */
  readonly start?: readonly string[];
}

/** The floating tools. Each loads when first opened and stays mounted, so that its contents survive closing. */
export const ToolPanels = memo(function ToolPanels({ open, onClose, math, storageScope, exam = false, start }: ToolPanelsProps) {
  usePreload(math);
  const [used, setUsed] = useState(open);
  if ((open.calculator && !used.calculator) || (open.reference && !used.reference) || (open['line-reader'] && !used['line-reader'])) {
    setUsed({
      calculator: used.calculator || open.calculator,
      reference: used.reference || open.reference,
      'line-reader': used['line-reader'] || open['line-reader'],
    });
  }
  return (
    <>
      {used.calculator ? (
        <WhenLoaded name="calculator" load={load.calculator} open={open.calculator} onClose={() => onClose('calculator')}>
          {(CalculatorPanel) => (
            <CalculatorPanel
              key={storageScope ?? ''}
              open={open.calculator}
              exam={exam}
              onClose={() => onClose('calculator')}
              {...(storageScope === undefined ? {} : { storageScope })}
              {...(start === undefined ? {} : { start })}
            />
          )}
        </WhenLoaded>
      ) : null}
      {used.reference ? (
        <WhenLoaded name="reference sheet" load={load.reference} open={open.reference} onClose={() => onClose('reference')}>
          {(ReferencePanel) => <ReferencePanel open={open.reference} onClose={() => onClose('reference')} />}
        </WhenLoaded>
      ) : null}
      {used['line-reader'] ? (
        <WhenLoaded name="line reader" load={load['line-reader']} open={open['line-reader']} onClose={() => onClose('line-reader')}>
          {(LineReader) => <LineReader active={open['line-reader']} onClose={() => onClose('line-reader')} />}
        </WhenLoaded>
      ) : null}
    </>
  );
});
