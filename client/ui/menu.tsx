import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';

const itemClass =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 text-base text-ink outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-hover';

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** Open initially. */
  readonly opened?: boolean;
}

/** A menu of things to do or places to go. It closes at once: a dialog opened from it would otherwise return the focus to an item that is fading out. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', opened = false }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={opened}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup className="min-w-56 rounded-card border border-line bg-raised p-1.5 floating outline-none transition duration-150 ease-out data-ending-style:transition-none data-starting-style:scale-98 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly danger?: boolean;
}

export function MenuItem({ children, onSelect, icon, disabled = false, danger = false }: MenuItemProps) {
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={cx(itemClass, danger && 'text-danger')}>
      {icon}
      {children}
    </Base.Item>
  );
}

export function MenuLink({ to, children, icon }: { readonly to: string; readonly children: ReactNode; readonly icon?: ReactNode }) {
  return (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={itemClass}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export interface MenuRadioProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
}

/** One of a few settings, chosen inside a menu. */
export function MenuRadio<Value extends string>({ label, value, onChange, options }: MenuRadioProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next) => options.forEach((option) => option.value === next && onChange(option.value))}>
      <Base.GroupLabel className="px-3 pb-1 pt-2 text-sm text-muted">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className={cx(itemClass, 'data-checked:font-medium data-checked:text-primary')}>
          {option.icon}
          <span className="grow">{option.label}</span>
          <Base.RadioItemIndicator aria-hidden className="size-2 rounded-full bg-primary" />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** Text at the top of a menu, such as whose account it is. */
export const MenuHeading = ({ children }: { readonly children: ReactNode }) => <div className="px-3 py-2 text-sm">{children}</div>;

export const MenuSeparator = () => <Base.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
