import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsPerAbility, scaleScore } from '../exams/scoring.ts';
import { typicalTop } from '../exams/typical-form.ts';
import { sections, topicById, topics, type TopicId } from '../topics/topics.ts';
import { sectionBelief } from './abilities.ts';
import type { Evidence } from './evidence.ts';
import { scoreNow, sectionNow } from './score-now.ts';
import { abilityIf, raisedTargets, topicGains, whatIf, type SectionStanding } from './what-if.ts';
import { chanceOn, expectedPercent, topicWorths } from './worth.ts';

const standingOf = (section: SectionStanding['section'], evidence: readonly Evidence[]): SectionStanding => {
  const belief = sectionBelief(section, evidence, 0);
  return {
    section,
    theta: belief.ability.theta,
    halfWidth: sectionNow(section, belief).halfWidth,
    topics: [...belief.topics].map(([topicId, { theta }]) => ({ topicId, theta })),
  };
};
const anyTopic = fc.constantFrom(...topics.map(({ id }) => id));
const anyEvidence = fc.array(
  fc
    .tuple(anyTopic, fc.constantFrom(1, 2, 3, 4, 5), fc.nat(30), fc.nat(30))
    .map(([topicId, difficulty, right, wrong]): Evidence => ({ topicId, difficulty, isSpr: false, right, wrong, questions: right + wrong, asOf: 0 })),
  { maxLength: 12 },
);
const anyStandings = anyEvidence.map((evidence) => sections.map((section) => standingOf(section, evidence)));
const anyTargets = fc.array(fc.tuple(anyTopic, fc.nat(100)), { maxLength: 29 }).map((pairs) => new Map<TopicId, number>(pairs));
const average = sections.map((section) => standingOf(section, []));
const sectionIn = (standings: readonly SectionStanding[], topicId: TopicId) => {
  const standing = standings.find(({ section }) => section === topicById(topicId).section);
  if (!standing) throw new Error('no section');
  return standing;
};

describe('what if', () => {
  it('nothing changes is the score now', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        // Enough answers for an estimate in both sections.
        const all = [
          ...evidence,
          ...([4, 17] as const).map((topicId) => ({ topicId, difficulty: 3, isSpr: false, right: 6, wrong: 6, questions: 12, asOf: 0 }) as const),
        ];
        const standings = sections.map((section) => standingOf(section, all));
        const { sections: known, total } = scoreNow({ 'reading-writing': sectionBelief('reading-writing', all, 0), math: sectionBelief('math', all, 0) }, all);
        expect(whatIf(standings, new Map())).toEqual({ sections: known, total });
      }),
      { numRuns: 40 },
    );
  });

  it('is a score: both sections from 200 to 800 in tens, their sum, and ranges around them as wide as now', () => {
    fc.assert(
      fc.property(anyStandings, anyTargets, (standings, targets) => {
        const { sections: scores, total } = whatIf(standings, targets);
        for (const { score, low, high, halfWidth } of scores) {
          expect(score).toBeGreaterThanOrEqual(200);
          expect(score).toBeLessThanOrEqual(800);
          expect(score % 10).toBe(0);
          expect([low, high]).toEqual([Math.max(200, score - halfWidth), Math.min(800, score + halfWidth)]);
        }
        expect(scores.map(({ halfWidth }) => halfWidth)).toEqual(standings.map(({ halfWidth }) => halfWidth));
        expect(total.score).toBe(scores.reduce((sum, { score }) => sum + score, 0));
        expect(total.low <= total.score && total.score <= total.high).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('never falls if more of a topic would be right, and the other section stays', () => {
    fc.assert(
      fc.property(anyStandings, anyTargets, anyTopic, fc.nat(100), fc.nat(100), (standings, targets, topicId, a, b) => {
        const at = (percent: number) => whatIf(standings, new Map([...targets, [topicId, percent]]));
        const [less, more] = [at(Math.min(a, b)), at(Math.max(a, b))];
        for (const [index, { section, score }] of more.sections.entries()) {
          const before = less.sections[index]?.score ?? 0;
          if (section === topicById(topicId).section) expect(score).toBeGreaterThanOrEqual(before);
          else expect(score).toBe(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('all of it is right is 800, none of it 200', () => {
    const all = (percent: number) => new Map(topics.map(({ id }) => [id, percent]));
    expect(whatIf(average, all(100)).sections.map(({ score }) => score)).toEqual([800, 800]);
    expect(whatIf(average, all(0)).sections.map(({ score }) => score)).toEqual([200, 200]);
  });

  it('every topic at what is expected of somebody abler is their score', () => {
    const standing = standingOf('math', []);
    const chance = chanceOn('math', standing.theta);
    const shifted = new Map(standing.topics.map(({ topicId }) => [topicId, 100 * chance(0.7)]));
    expect(abilityIf(standing, shifted)).toBeCloseTo(0.7, 6);
    expect(whatIf([standing], shifted).sections[0]?.score).toBe(scaleScore('math', 0.7, typicalTop('math')));
  });

  it('a small step of one topic adds about the points that practice of it is said to be worth', () => {
    const worths = topicWorths(
      { 'reading-writing': sectionBelief('reading-writing', [], 0), math: sectionBelief('math', [], 0) },
      { paceMs: { 'reading-writing': null, math: null }, spentMs: new Map() },
    );
    for (const { topicId, points } of worths) {
      const standing = sectionIn(average, topicId);
      // A round raises the ability by 0.15.
      const now = standing.topics.find((topic) => topic.topicId === topicId)?.theta ?? 0;
      const risen = abilityIf(standing, new Map([[topicId, 100 * chanceOn(standing.section, standing.theta)(now + 0.15)]]));
      expect((pointsPerAbility(standing.section) * (risen - standing.theta)) / points, String(topicId)).toBeCloseTo(1, 1);
    }
  });
});

describe('the topics to raise', () => {
  it('are all of them, with what is expected now, most points first; a step is a multiple of 5 above that and never lowers a score', () => {
    fc.assert(
      fc.property(anyStandings, (standings) => {
        const gains = topicGains(standings);
        expect(gains.map(({ topicId }) => topicId).sort((a, b) => a - b)).toEqual(topics.map(({ id }) => id));
        for (const [index, { topicId, percent, raised, gain }] of gains.entries()) {
          const { theta, topics: own } = sectionIn(standings, topicId);
          expect(percent).toBe(expectedPercent(topicId, theta, own.find((topic) => topic.topicId === topicId)?.theta ?? 0));
          expect(raised % 5).toBe(0);
          expect(raised).toBeLessThanOrEqual(100);
          expect(raised).toBeGreaterThanOrEqual(percent);
          expect(gain).toBeGreaterThanOrEqual(0);
          expect(gain).toBeLessThanOrEqual(gains[index - 1]?.gain ?? Infinity);
        }
        const [now, then] = [whatIf(standings, new Map()), whatIf(standings, raisedTargets(gains.slice(0, 3)))];
        expect(then.total.score).toBeGreaterThanOrEqual(now.total.score);
      }),
      { numRuns: 40 },
    );
  });

  it('begin with those asked most often where nothing else is known, and raise an average score', () => {
    const gains = topicGains(average);
    expect(gains.slice(0, 3).map(({ perForm }) => Math.round(perForm))).toEqual(expect.arrayContaining([9]));
    expect(whatIf(average, raisedTargets(gains.slice(0, 3))).total.score).toBeGreaterThan(whatIf(average, new Map()).total.score);
  });
});
