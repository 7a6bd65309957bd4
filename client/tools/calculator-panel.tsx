import { Calculator } from './calculator/calculator.tsx';
import { FloatingPanel } from './panel/floating-panel.tsx';
import { margin, type Box, type Extent } from './panel/geometry.ts';
import type { CalculatorPanelProps } from './tool-props.ts';

const minSize = { width: 340, height: 320 };
const below = 96;
const initial = ({ width, height }: Extent): Box => ({
  x: Math.max(margin, width * 0.02),
  y: below,
  width: Math.min(720, width * 0.56),
  height: Math.min(560, height - below - 88),
});
const expanded = ({ width, height }: Extent): Box => ({ x: margin, y: below, width: Math.min(1_100, width * 0.75), height: height - below - 88 });

/** Compact: the question keeps more than half. */
const dockWidth = ({ width }: Extent, isExpanded: boolean): number => Math.round(isExpanded ? width * 0.6 : Math.max(380, Math.min(480, width * 0.36)));

/** The calculator in a window beside the question. */
export function CalculatorPanel({ open, onClose, storageScope, exam = false, start }: CalculatorPanelProps) {
  return (
    <FloatingPanel
      id="calculator"
      title="Calculator"
      open={open}
      onClose={onClose}
      minSize={minSize}
      initial={initial}
      expanded={expanded}
      dockWidth={dockWidth}
    >
      <Calculator exam={exam} {...(storageScope === undefined ? {} : { storageScope })} {...(start === undefined ? {} : { start })} />
    </FloatingPanel>
  );
}
