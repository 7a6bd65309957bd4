/**
 * Whether this page has been there all along since the server last heard of it: only then may it say how much time a student who
 * worked on without a connection has left. A page that was frozen, or a device that slept, was not.
 */
import type { Ports } from './ports.ts';

/** Browsers slow the pulse of a page in the background to once a minute; a longer gap means that it stood still. */
const longestGapMs = 70_000;
/** Shorter silences do not stop the server's clock. */
const shortestSilenceMs = 60_000;

export interface Presence {
  /** The pulse. */
  beat(): void;
  /** The server has been heard, and its clock runs. */
  heard(): void;
  /** True if the server may not have heard of this page for so long that its clock stopped, though the page was there. */
  workedOn(): boolean;
}

export function createPresence({ now, wall }: Pick<Ports, 'now' | 'wall'>): Presence {
  let [beatAt, beatWall] = [now(), wall()];
  let heardAt = now();
  let isBroken = false;
  // Whether the monotonic clock counts sleep differs from system to system, so both clocks are looked at.
  const gap = () => Math.max(now() - beatAt, wall() - beatWall);
  const look = () => {
    isBroken ||= gap() > longestGapMs;
  };
  return {
    beat: () => {
      look();
      [beatAt, beatWall] = [now(), wall()];
    },
    heard: () => {
      [beatAt, beatWall, heardAt] = [now(), wall(), now()];
      isBroken = false;
    },
    workedOn: () => {
      look();
      return !isBroken && now() - heardAt > shortestSilenceMs;
    },
  };
}
