import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between; read aloud. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly defaultValue?: Value;
  /** Together with `onChange`: the tab shown is kept outside, e.g. in the address. */
  readonly value?: Value;
  readonly onChange?: (value: Value) => void;
}

/** Views of one thing, one at a time. */
export function Tabs<Value extends string>({ label, items, defaultValue, value, onChange }: TabsProps<Value>) {
  const choose = (next: unknown) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item) onChange?.(item.value);
  };
  return (
    <Base.Root {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value })} onValueChange={choose}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="-mb-px min-h-11 shrink-0 whitespace-nowrap border-b-2 border-transparent px-2.5 font-medium sm:px-3.5 text-muted transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:text-ink"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
