import { Skeleton, SkeletonLines } from '#client/ui/skeleton.tsx';

/** The shape of a result to come. */
export const ResultSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading your result…</span>
    <div className="appear-late flex flex-col gap-14">
      <div className="grid gap-8 rounded-card border border-line p-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-18 w-56" />
          <SkeletonLines lines={3} />
        </div>
        <Skeleton className="h-56 w-full" />
      </div>
      <div className="grid gap-12 lg:grid-cols-2">
        <SkeletonLines lines={5} />
        <SkeletonLines lines={5} />
      </div>
    </div>
  </div>
);
