/** Re-solvers for statistical claims: the design is read from the stem, and every statement is tested against what it allows. */
import type { Resolver } from '../resolver.ts';
import { choiceVerdict } from './read-numbers.ts';

/** What the wording of a stem says about the design. */
const design = (stem: string) => ({
  selected: /selected (?:.* )?at random from|random sample of/.test(stem),
  assigned: /randomly assigned/.test(stem),
});

/** Sampling: a statement about who was reached is right; size, assignment and causes are beside the point. */
const biasedSample: Resolver = (question) => {
  if (/most likely to/.test(question.stem)) {
    const frame = /for (all .*?)\. There/.exec(question.stem)?.[1];
    if (frame) return choiceVerdict(question, (text) => /at random/.test(text) && text.includes('complete list') && text.endsWith(frame));
    const group = /about [\d,]+ ([a-z ]+?)(?: live in the \w+)?\./i.exec(question.stem)?.[1] ?? '?';
    return choiceVerdict(question, (text) => /at random/.test(text) && text.includes(`complete list of all ${group} `));
  }
  const asked = /questioned \d+ (\w+) (\w+) /.exec(question.stem);
  if (!asked) throw new Error('no group questioned');
  return choiceVerdict(
    question,
    (text) =>
      text.startsWith(asked[1]?.replace(/^./, (letter) => letter.toUpperCase()) ?? '?') &&
      /than|compared/.test(text) &&
      !/too small|assigned|causes/.test(text),
  );
};

/** The group named in the stem, with "all" before it. */
const population: Resolver = (question) => {
  const frame = /random sample of [\d,]+ (.*?) and recorded|In a study, [\d,]+ (.*?) were selected/.exec(question.stem);
  const group = frame?.[1] ?? frame?.[2] ?? '?';
  return choiceVerdict(question, (text) => text === `All ${group}` || text === `All ${group.replace(/ an? /, ' the ')}`);
};

const conclusion: Resolver = (question) => {
  const { selected, assigned } = design(question.stem);
  return choiceVerdict(question, (text) => {
    const causal = /caused the difference/.test(text) && !/may not have caused/.test(text);
    const general = !/in the study/.test(text);
    return causal === assigned && general === selected;
  });
};

/** Details of record keeping or taste that cannot change any of the outcomes measured. */
const withoutInfluence = /brand|kinds of computers|labels|on a map|titles|shoelaces|first page|telephone case/;

/** Ways to differ that make the outcomes of the studies better or worse, whoever shows them. */
const forOutcome =
  /screens earlier|hours of tutoring|sunnier|drank more water|studied Spanish for more|trained for more|better pasture|richer soil|more years of experience|longer opening hours|hours in a reading class|longer breaks/;
const againstOutcome =
  /more coffee|missed more|by more insects|slept fewer|less time on|heavier bicycles|sick on more|colder corners|make more stops|closer to the closing|longer shifts/;

/** A better design assigns at random; a confounder is a further difference of the treated group that can influence the outcome. */
const causalClaim: Resolver = (question, parameters) => {
  if (design(question.stem).assigned) throw new Error('an experiment was not expected');
  if (/Which change/.test(question.stem)) return choiceVerdict(question, (text) => /Randomly assigning/.test(text));
  if (parameters.told !== undefined)
    return choiceVerdict(
      question,
      (text) => /^On average, th(ose|e other)/.test(text) && (text.includes('the other ') ? againstOutcome : forOutcome).test(text),
    );
  return choiceVerdict(
    question,
    (text) => /\balso\b/.test(text) && !withoutInfluence.test(text) && !/sample|groups that were compared|other places/.test(text),
  );
};

/** Reads from the stem whether groups were assigned by chance, and from each choice what it claims, about whom and how surely. */
const whatFollows: Resolver = (question) => {
  const assigned = /randomly assigned|assigned at random|into two groups at random/.test(question.stem);
  if (!/at random|random sample/.test(question.stem)) throw new Error('random selection expected');
  return choiceVerdict(question, (text) => {
    const claim = {
      cause: /is likely the cause/.test(text) && !/^The difference|neither is/.test(text),
      association: /an association/.test(text),
      population: / (?:at|in|on) the /.test(text) && !/anywhere|in general|only for those/.test(text),
      each: /each of/.test(text),
    };
    return claim.population && !claim.each && (assigned ? claim.cause : claim.association);
  });
};

/** The missing one of the two kinds of chance. */
const neededChange: Resolver = (question) => {
  const wantsCause = /conclu\w+ that .* causes|conclude that .* causes/.test(question.stem);
  return choiceVerdict(question, (text) => (wantsCause ? text.startsWith('Assigning at random') : /^Selecting .* at random/.test(text)));
};

export const evaluatingStatisticalClaimsResolvers: Readonly<Record<string, Resolver>> = {
  'CL-a': biasedSample,
  'CL-b': population,
  'CL-c': whatFollows,
  'CL-d': whatFollows,
  'CL-e': conclusion,
  'CL-f': neededChange,
  'CL-g': causalClaim,
};
