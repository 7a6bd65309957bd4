/**
 * How often a pattern is claimed for students who have none, and how soon it is found in those who have one: after so many chances, with a
 * rate of the population of one in six. `node scripts/simulate-patterns.ts [students]`
 */
import { patternsIn, usualRate, type Chance } from '#core/review/patterns.ts';
import { seededRandom } from '#core/random.ts';

const students = Number(process.argv[2] ?? 20_000);
const random = seededRandom(20261122);

/** The share of students for whom a pattern is claimed after each number of chances. */
function claimed(rate: number, counts: readonly number[]): number[] {
  const found = counts.map(() => 0);
  for (let student = 0; student < students; student++) {
    const answers = Array.from(
      { length: Math.max(...counts) },
      (_, index): Chance => ({ questionId: `q-${index}`, topicId: 14, offered: ['SIGN'], shown: random.int(1, 1_000_000) <= rate * 1_000_000 ? 'SIGN' : null }),
    );
    for (const [place, count] of counts.entries()) if (patternsIn(answers.slice(0, count), () => usualRate).length > 0) found[place] = (found[place] ?? 0) + 1;
  }
  return found.map((one) => one / students);
}

const counts = [4, 6, 8, 12, 20] as const;
console.log(`share of students with a pattern claimed after ${counts.join(', ')} chances`);
for (const rate of [0.05, usualRate, 0.33, 0.5, 0.7])
  console.log(
    `true rate ${rate.toFixed(2)}: ${claimed(rate, counts)
      .map((share) => `${Math.round(100 * share)} %`)
      .join(', ')}`,
  );
