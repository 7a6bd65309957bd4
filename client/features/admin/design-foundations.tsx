import { cx } from '#client/ui/class-names.ts';

// Written out in full: the style sheet holds only class names it can find in the sources.
const swatches = [
  ['paper', 'bg-paper'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hover', 'bg-hover'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['primary', 'bg-primary'],
  ['primary-soft', 'bg-primary-soft'],
  ['summit', 'bg-summit'],
  ['summit-soft', 'bg-summit-soft'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['warning', 'bg-warning'],
  ['warning-soft', 'bg-warning-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['topic-blue', 'bg-topic-blue'],
  ['topic-red', 'bg-topic-red'],
  ['topic-yellow', 'bg-topic-yellow'],
  ['topic-green', 'bg-topic-green'],
] as const;

/** The color tokens by name. */
export const Swatches = () => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
    {swatches.map(([name, className]) => (
      <li key={name} className="text-sm">
        <span className={cx('mb-1.5 block h-12 rounded-control border border-line', className)} />
        {name}
      </li>
    ))}
  </ul>
);

const sizes = [
  ['48', 'text-4xl'],
  ['36', 'text-3xl'],
  ['28', 'text-2xl'],
  ['22', 'text-xl'],
  ['18', 'text-lg'],
  ['16', 'text-base'],
  ['14', 'text-sm'],
  ['12', 'text-xs'],
] as const;

/** The sizes of type, chrome left and question text right. */
export const TypeScale = () => (
  <ul className="flex flex-col gap-3">
    {sizes.map(([px, className]) => (
      <li key={px} className={cx('grid grid-cols-[3rem_1fr_1fr] items-baseline gap-4', className)}>
        <span className="text-sm text-muted tabular">{px}</span>
        <span className="truncate">Altitude 1240</span>
        <span className="truncate font-serif">A tide pool looks settled</span>
      </li>
    ))}
  </ul>
);
