import { Tabs } from '@base-ui/react/tabs';
import { Graphing } from './calculator/graphing.tsx';
import { Scientific } from './calculator/scientific.tsx';
import { FloatingPanel } from './panel/floating-panel.tsx';
import { margin, type Box, type Extent } from './panel/geometry.ts';
import type { CalculatorPanelProps } from './tool-props.ts';

const least = { width: 340, height: 320 };
const below = 96;
const initial = ({ width, height }: Extent): Box => ({
  x: Math.max(margin, width * 0.02),
  y: below,
  width: Math.min(720, width * 0.56),
  height: Math.min(560, height - below - 88),
});
const expanded = ({ width, height }: Extent): Box => ({ x: margin, y: below, width: Math.min(1_100, width * 0.75), height: height - below - 88 });

const kinds = [
  { value: 'graphing', label: 'Graphing', Content: Graphing },
  { value: 'scientific', label: 'Scientific', Content: Scientific },
] as const;

/** The calculator: graphing and scientific, both keeping what was typed while the module runs. */
export function CalculatorPanel({ open, onClose }: CalculatorPanelProps) {
  return (
    <FloatingPanel id="calculator" title="Calculator" open={open} onClose={onClose} least={least} initial={initial} expanded={expanded}>
      <Tabs.Root defaultValue="graphing" className="flex h-full flex-col">
        <Tabs.List aria-label="Kind of calculator" className="flex shrink-0 border-b border-line px-2">
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
        {kinds.map(({ value, Content }) => (
          <Tabs.Panel key={value} value={value} keepMounted tabIndex={-1} className="min-h-0 grow overflow-y-auto outline-none">
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </FloatingPanel>
  );
}
