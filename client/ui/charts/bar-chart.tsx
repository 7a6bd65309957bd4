/** Bars with their labels and numbers: what is drawn also stands there as text. */

export interface Bar {
  readonly label: string;
  /** As written, e.g. "31 %". */
  readonly text: string;
  readonly value: number;
}

/** Lines of the form "label | number". What has no number is left out. */
export const barsFrom = (lines: string): Bar[] =>
  lines.split('\n').flatMap((line) => {
    const [label = '', text = ''] = line.split('|').map((part) => part.trim());
    const value = Number.parseFloat(text.replaceAll(',', ''));
    return label && Number.isFinite(value) ? [{ label, text, value }] : [];
  });

export function BarChart({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <figure className="my-2 border-y border-line py-4">
      {title ? <figcaption className="mb-3 text-sm font-medium">{title}</figcaption> : null}
      <dl className="flex flex-col gap-3">
        {bars.map(({ label, text, value }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
            <dt>{label}</dt>
            <dd className="text-right font-medium tabular">{text}</dd>
            <dd className="col-span-2">
              <svg aria-hidden width="100%" height="8" className="block">
                <rect width="100%" height="8" rx="4" className="fill-hover" />
                <rect width={`${most > 0 ? ((Math.max(value, 0) / most) * 100).toFixed(1) : 0}%`} height="8" rx="4" className="fill-primary" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
