import { memo, Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const load = {
  calculator: () => import('./calculator-panel.tsx'),
  reference: () => import('./reference-panel.tsx'),
  'line-reader': () => import('./line-reader.tsx'),
} as const;
const CalculatorPanel = lazy(async () => ({ default: (await load.calculator()).CalculatorPanel }));
const ReferencePanel = lazy(async () => ({ default: (await load.reference()).ReferencePanel }));
const LineReader = lazy(async () => ({ default: (await load['line-reader']()).LineReader }));

export type Tool = 'calculator' | 'reference' | 'line-reader';
export type OpenTools = Readonly<Record<Tool, boolean>>;

/** A tool that fails must not take the exam with it. */
class ToolBoundary extends Component<{ readonly children: ReactNode; readonly onFailed: () => void }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch() {
    this.props.onFailed();
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Fetches a module's tools while there is a network, so that they open without one. */
function usePreload(math: boolean): void {
  useEffect(() => {
    const wanted = math ? [load.calculator, load.reference, load['line-reader']] : [load['line-reader']];
    const timer = setTimeout(() => wanted.forEach((fetchTool) => void fetchTool().catch(() => undefined)), 3_000);
    return () => clearTimeout(timer);
  }, [math]);
}

const Boundary = ({ children, onFailed }: { readonly children: ReactNode; readonly onFailed: () => void }) => (
  <ToolBoundary onFailed={onFailed}>
    <Suspense fallback={null}>{children}</Suspense>
  </ToolBoundary>
);

export interface ToolPanelsProps {
  readonly open: OpenTools;
  readonly onClose: (tool: Tool) => void;
  readonly onFailed: () => void;
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
export const ToolPanels = memo(function ToolPanels({ open, onClose, onFailed, math, storageScope, exam = false, start }: ToolPanelsProps) {
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
        <Boundary onFailed={onFailed}>
          <CalculatorPanel
            key={storageScope ?? ''}
            open={open.calculator}
            exam={exam}
            onClose={() => onClose('calculator')}
            {...(storageScope === undefined ? {} : { storageScope })}
            {...(start === undefined ? {} : { start })}
          />
        </Boundary>
      ) : null}
      {used.reference ? (
        <Boundary onFailed={onFailed}>
          <ReferencePanel open={open.reference} onClose={() => onClose('reference')} />
        </Boundary>
      ) : null}
      {used['line-reader'] ? (
        <Boundary onFailed={onFailed}>
          <LineReader active={open['line-reader']} onClose={() => onClose('line-reader')} />
        </Boundary>
      ) : null}
    </>
  );
});
