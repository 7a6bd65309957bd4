import { cx } from '#client/ui/class-names.ts';

/** The table of contents; the part that is being read is marked. */
export const Contents = ({
  parts,
  current,
}: {
  readonly parts: readonly { readonly id: string; readonly heading: string }[];
  readonly current: string | null;
}) => (
  <nav aria-label="Parts of this lecture" className="study-controls @3xl:sticky @3xl:top-18 @3xl:self-start">
    <ol className="border-l border-line">
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={cx(
              '-ml-px flex min-h-9 items-center border-l-2 py-1.5 pl-4 pointer-coarse:min-h-11',
              id === current ? 'border-primary font-medium text-primary' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
