import { cx } from './class-names.ts';

/** A gray shape where content will be. Give it a size by class, e.g. `h-6 w-40`. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span aria-hidden className={cx('block rounded-control bg-hover motion-safe:animate-pulse', className)} />
);

const lineWidths = ['w-full', 'w-11/12', 'w-10/12', 'w-full', 'w-8/12'];

/** Lines of text to come; appears only after 300 ms. */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div aria-hidden className="appear-late flex flex-col gap-3">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cx('h-4', lineWidths[index % lineWidths.length])} />
      ))}
    </div>
  );
}
