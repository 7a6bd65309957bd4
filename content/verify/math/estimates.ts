/** Re-solvers for estimates: every possible sample or number of the population is tried. */
import { rat } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { choiceVerdict, numericVerdict } from './read-numbers.ts';

const found = (text: string, pattern: RegExp): number => {
  const digits = pattern.exec(text)?.[1]?.replaceAll(',', '');
  if (digits === undefined) throw new Error(`${pattern} not in the stem`);
  return Number(digits);
};

/** Every number of the population is tried: how far is its share from that of the sample? */
const plausibleRange: Resolver = (question) => {
  const { stem } = question;
  const size = found(stem, /[Oo]f the ([\d,]+) /);
  const n = found(stem, /(?:sample of |, )(\d+) (?:of the|were selected)/);
  const share = found(stem, /(?:, |and )(\d+) (?:of those (?:selected|surveyed) )?said/) / n;
  const margin = found(stem, /(\d+) percentage points/) / 100;
  const plausible = Array.from({ length: size + 1 }, (_, count) => count).filter((count) => Math.abs(count / size - share) <= margin + 1e-9);
  return choiceVerdict(question, (text) => {
    const [low, high] = [found(text, /Between ([\d,]+)/), found(text, /and ([\d,]+)/)];
    return low === plausible[0] && high === plausible.at(-1);
  });
};

export const backToSample: Resolver = (question, drawn) => {
  if (drawn.kind === 'range') return plausibleRange(question, drawn);
  const { stem } = question;
  const size = found(stem, /(?:of|Of) the ([\d,]+) /);
  if (/plausible values for the (?:total )?number/.test(stem)) {
    const [low, high] = [found(stem, /are from ([\d,]+) to/), found(stem, /are from [\d,]+ to ([\d,]+)/)];
    // The estimate is as far from one end as from the other.
    const estimate = Array.from({ length: size + 1 }, (_, count) => count).filter((count) => count - low === high - count);
    if (estimate.length !== 1) throw new Error('no estimate in the middle');
    const [middle = 0] = estimate;
    if (/were in the sample\?/.test(stem))
      return numericVerdict(question, rat(found(stem, /, (?:and )?(\d+) (?:of those (?:selected|surveyed) )?said/) * size, middle));
    return numericVerdict(question, rat(found(stem, /(?:sample of |, )(\d+) (?:of the|were selected)/) * middle, size));
  }
  const n = found(stem, /random sample of (\d+) of/);
  const share = found(stem, /, (\d+) said/) / n;
  const margin = found(stem, /is (\d+) percentage points/) / 100;
  const plausible = Array.from({ length: size + 1 }, (_, count) => count).filter((count) => Math.abs(count / size - share) <= margin + 1e-9);
  const [least = 0, most = 0] = [plausible[0], plausible.at(-1)];
  if (/pays? \$/.test(stem)) return numericVerdict(question, rat(found(stem, /pays? \$(\d+)/) * (/what is the (?:least|smallest)/.test(stem) ? least : most)));
  const limit = found(stem, /at least ([\d,]+) of the/);
  const [canReach, canMiss] = [plausible.some((count) => count >= limit), plausible.some((count) => count < limit)];
  return choiceVerdict(question, (text) => {
    if (!text.startsWith('It is plausible')) return false;
    if (found(text, /([\d,]*\d)/) !== limit) throw new Error('another limit');
    const says = (phrase: string) => text.includes(`that ${phrase}`) && !text.includes(`but not that ${phrase}`);
    return says('at least') === canReach && says('fewer than') === canMiss;
  });
};

export const oneStepEstimate: Resolver = (question, drawn) => {
  const stem = question.stem.replaceAll('1,000 hours', 'hours');
  if (drawn.kind === 'share') {
    const size = found(stem, /the ([\d,]+) /);
    const percent = found(stem, /(?:,|found that) (\d+)% /);
    return numericVerdict(question, rat(size * percent, 100));
  }
  const estimate = found(stem, /(?:estimated (?:to be|as)|estimate is) (\d+)/);
  const margin = found(stem, /margin of error (?:of|is) (\d+)/);
  const plausible = Array.from({ length: 2000 }, (_, value) => value).filter((value) => Math.abs(value - estimate) <= margin);
  return numericVerdict(question, rat((/greatest|largest|as great as/.test(stem) ? plausible.at(-1) : plausible[0]) ?? 0));
};
