import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { CalculatorPanelProps, LineReaderProps, ReferencePanelProps } from '../tools/tool-props.ts';

type Module = Readonly<Record<string, ComponentType<never>>>;
const modules = import.meta.glob<Module>('../tools/{calculator-panel,reference-panel,line-reader}.tsx');
const tool = <P,>(file: string, name: string) => lazy(async () => ({ default: ((await modules[`../tools/${file}.tsx`]?.())?.[name] ?? (() => null)) as ComponentType<P> }));
const CalculatorPanel = tool<CalculatorPanelProps>('calculator-panel', 'CalculatorPanel');
const ReferencePanel = tool<ReferencePanelProps>('reference-panel', 'ReferencePanel');
const LineReader = tool<LineReaderProps>('line-reader', 'LineReader');

export type Tool = 'calculator' | 'reference' | 'line-reader';
export type OpenTools = Readonly<Record<Tool, boolean>>;

/** The floating tools. Each loads when first opened and stays mounted, so that its contents survive closing. */
export function ToolPanels({ open, onClose }: { readonly open: OpenTools; readonly onClose: (tool: Tool) => void }) {
  const [used, setUsed] = useState(open);
  if ((open.calculator && !used.calculator) || (open.reference && !used.reference) || (open['line-reader'] && !used['line-reader'])) {
    setUsed({ calculator: used.calculator || open.calculator, reference: used.reference || open.reference, 'line-reader': used['line-reader'] || open['line-reader'] });
  }
  return (
    <Suspense fallback={null}>
      {used.calculator ? <CalculatorPanel open={open.calculator} onClose={() => onClose('calculator')} /> : null}
      {used.reference ? <ReferencePanel open={open.reference} onClose={() => onClose('reference')} /> : null}
      {used['line-reader'] ? <LineReader active={open['line-reader']} onClose={() => onClose('line-reader')} /> : null}
    </Suspense>
  );
}
