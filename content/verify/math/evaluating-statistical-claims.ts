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
    return choiceVerdict(
      question,
      (text) => /at random/.test(text) && (text.includes(`complete list of all ${group} `) || text.includes(` at random from all ${group} `)),
    );
  }
  const asked = /(?:questioned|surveyed) \d+ (\w+) (\w+) /.exec(question.stem);
  if (!asked) throw new Error('no group surveyed');
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
  const frame =
    /random sample of [\d,]+ (.*?)(?: and recorded| was selected, and)|In a study, [\d,]+ (.*?) were selected|From a list of all (.*?), a researcher/.exec(
      question.stem,
    );
  const group = frame?.slice(1).find((found) => found !== undefined) ?? '?';
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
  /screens earlier|hours of tutoring|sunnier|(?:dr[au]nk|consumed) more water|studied Spanish for more|trained for more|better pasture|richer soil|more years of experience|longer opening hours|interest in art|hours in a reading class|longer breaks/;
const againstOutcome =
  /more coffee|missed more|by more insects|slept fewer|less time on|heavier bicycles|sick on more|colder corners|make more stops|closer to the closing|longer shifts/;

/** Reads who was compared and in how many things the groups were made to differ; a conclusion may be about no others and no single one of them. */
const hiddenLimits = (question: Parameters<Resolver>[0]) => {
  const { stem } = question;
  const assigned = /randomly assigned|assigned at random|divided into two groups at random/.test(stem);
  const causal = (text: string) => /likely caused the difference/.test(text);
  if (/(?:do|received) neither/.test(stem)) {
    const general = /at random from all/.test(stem);
    return choiceVerdict(question, (text) => causal(text) && /together likely/.test(text) && text.startsWith('For all ') === general);
  }
  const part = /(?:The|the) \d+ of them ((?:who|that) .*?)(?: were (?:randomly|divided)|, the researcher)/.exec(stem)?.[1];
  if (part === undefined) throw new Error('a part of the sample expected');
  return choiceVerdict(question, (text) => text.startsWith('For all ') && text.includes(` ${part},`) && causal(text) === assigned);
};

/** Why a conclusion does not follow, or whether it does: a cause needs assignment, a population needs selection. */
const reasonOrVerdict = (question: Parameters<Resolver>[0]) => {
  const { stem } = question;
  const { selected, assigned } = { selected: design(stem).selected || /\d+ randomly selected/.test(stem), assigned: design(stem).assigned };
  const concluded = /concluded that (.*?)\. Which/.exec(stem)?.[1];
  if (concluded === undefined) {
    const aboutAll = /\b(?:apply|generalize|results to) .*\ball /.test(stem);
    if (aboutAll ? selected : assigned) throw new Error('nothing is missing');
    return choiceVerdict(question, (text) => (aboutAll ? /not selected at random/ : /not randomly assigned/).test(text));
  }
  const needs = { assigned: /caused the difference/.test(concluded), selected: /\ball /.test(concluded) };
  const fits = (!needs.assigned || assigned) && (!needs.selected || selected);
  return choiceVerdict(question, (text) => {
    if (/It is appropriate/.test(text) !== fits) return false;
    if (!fits) return assigned ? /not selected at random/.test(text) : /not randomly assigned/.test(text);
    return /selected at random/.test(text) === needs.selected && /randomly assigned/.test(text) === needs.assigned;
  });
};

/** A better design assigns at random; a confounder is a further difference of the treated group that can influence the outcome. */
const causalClaim: Resolver = (question, parameters) => {
  if (parameters.task === 'reason' || parameters.task === 'verdict') return reasonOrVerdict(question);
  if (parameters.task === 'study') return choiceVerdict(question, (text) => /randomly assigned to two groups/.test(text));
  if (parameters.some !== undefined || parameters.treatments !== undefined) return hiddenLimits(question);
  if (design(question.stem).assigned) throw new Error('an experiment was not expected');
  if (/Which (?:of the following )?change/.test(question.stem))
    return choiceVerdict(question, (text) =>
      /^Randomly assigning|^Assigning half of the .* at random to|^Deciding at random which half|^Selecting half of the sample at random/.test(text),
    );
  if (/not appropriate to conclude|reason not to conclude/.test(question.stem))
    return choiceVerdict(question, (text) => / may (?:also )?have /.test(text) && (text.includes('the other ') ? againstOutcome : forOutcome).test(text));
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
  const selected = /at random|random sample/.test(question.stem);
  if (!selected && !/volunteered|signed their children up|closest to|first \d+/.test(question.stem)) throw new Error('how the sample was chosen is not told');
  if (!selected) return choiceVerdict(question, (text) => /an association/.test(text) && /only for those in the study/.test(text));
  return choiceVerdict(question, (text) => {
    const claim = {
      cause: /is likely the cause|likely causes|likely caused the difference/.test(text) && !/^The difference|neither is/.test(text),
      association: /an association/.test(text),
      population: / (?:at|in|on|visitors to) the /.test(text) && !/anywhere|in general|only for those/.test(text),
      each: /each of/.test(text),
    };
    return claim.population && !claim.each && (assigned ? claim.cause : claim.association);
  });
};

/** The missing one of the two kinds of chance, or both; or what the one that is added allows. */
const neededChange: Resolver = (question) => {
  const { stem } = question;
  if (/second study|repeated with/.test(stem)) {
    const adds = /decided at random|will be randomly assigned/.test(stem) ? /is the cause of/ : /among all/;
    return choiceVerdict(question, (text) => adds.test(text));
  }
  const selected = /selected at random|randomly selected/.test(stem);
  const assigned = /randomly assigned to/.test(stem);
  if (!selected && !assigned) return choiceVerdict(question, (text) => /^Selecting .* at random from all .* assigning at random/.test(text));
  const wantsCause = /conclu\w+ that .* causes|conclude that .* causes/.test(stem);
  if (wantsCause === assigned) throw new Error('nothing is missing');
  return choiceVerdict(question, (text) => (wantsCause ? text.startsWith('Assigning at random') : /^Selecting .* at random/.test(text)));
};

/** The group is named by the question: its members and the place they belong to. */
const wholeGroup: Resolver = (question) => {
  const named =
    /(?:the|The) ((?:students|residents|employees|members|patients|trees) (?:at|of|in) an? [a-z ]+?)(?: sleep| visit| work| travel| read| are|\.|,| cook| watch| and)/.exec(
      question.stem,
    )?.[1];
  if (named === undefined) throw new Error('no group named');
  const group = `all ${named.replace(/ an? /, ' the ')}`;
  return choiceVerdict(
    question,
    (text) => text.toLowerCase().replace(/\.$/, '') === group || new RegExp(`^(?:Selecting )?\\d+ \\w+ (?:selected )?at random from ${group}$`).test(text),
  );
};

/** From whom the sample was selected, read from the stem; a conclusion is right if it is about them and within the margin of error. */
const aboutTheSampled: Resolver = (question) => {
  const { stem } = question;
  const within = /random sample of [\d,]+ (.+?) was surveyed\. Of the \d+ \w+ in the sample ((?:who|that) .+?), \d+%/.exec(stem);
  const listed = /a list of the (.+?)\. A random sample of \d+ \w+ on this list/.exec(stem)?.[1];
  const selected = within ? `${within[1]} ${within[2]}` : /random sample of [\d,]+ (.+?) was surveyed/.exec(stem)?.[1];
  const group = listed ?? selected?.replace(/ an? /, ' the ');
  const [, percent = ''] = /(\d+)% (?!points)/.exec(stem) ?? [];
  const [, margin = ''] = /(\d+) percentage points/.exec(stem) ?? [];
  const [low, high] = [Number(percent) - Number(margin), Number(percent) + Number(margin)];
  if (group === undefined || Number.isNaN(low)) throw new Error('no group or no percentage');
  const whom = ` of all ${group} `;
  return choiceVerdict(question, (text) => {
    const [said = '', does] = text.split(whom);
    // What they do stands in the stem as in the conclusion; a part of the group would come in between.
    if (does === undefined || !stem.includes(` ${does}`)) return false;
    const [one = NaN, two] = [...said.matchAll(/(\d+)%/g)].map(([, number]) => Number(number));
    if (said.includes('between')) return one === low && two === high;
    if (said.includes('than half')) return said.includes('more') ? low >= 50 : high <= 50;
    if (/more|less|exactly/.test(said)) return false;
    return one >= low && one <= high;
  });
};

/** Who could be counted, read from the stem; up to version 8, a conclusion named the interval, or a reason why there was none. */
const fromThoseReached: Resolver = ({ stem, ...question }, parameters) => {
  if (parameters.design !== undefined) return aboutTheSampled({ stem, ...question }, parameters);
  if (/chose to answer|Only \d+ of those selected returned/.test(stem))
    return choiceVerdict({ stem, ...question }, (text) => /may differ from the others/.test(text) && /may not hold/.test(text));
  if (!/All (?:\d+ of them|of those selected) answered/.test(stem)) throw new Error('who answered is not told');
  const [, percent = '', margin = ''] = /(\d+)%.*?margin of error of (\d+) percentage points/.exec(stem) ?? [];
  const range = `between ${Number(percent) - Number(margin)}% and ${Number(percent) + Number(margin)}% of all `;
  const whole = /(?:There (?:are|were) about|percentage of the) [\d,]+ (\w+) /.exec(stem)?.[1] ?? '?';
  return choiceVerdict(
    { stem, ...question },
    (text) =>
      text.includes(`plausible that ${range}${whole}`) && / (?:who|that) (?:subscribe|have|live|belong|own|bought|attended|work|ordered|park)/.test(text),
  );
};

export const evaluatingStatisticalClaimsResolvers: Readonly<Record<string, Resolver>> = {
  'CL-a': biasedSample,
  'CL-b': population,
  'CL-c': whatFollows,
  'CL-d': whatFollows,
  'CL-e': conclusion,
  'CL-f': neededChange,
  'CL-g': causalClaim,
  'CL-h': wholeGroup,
  'CL-i': fromThoseReached,
};
