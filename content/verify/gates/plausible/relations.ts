/** What cannot be, whatever the thing: parts greater than their whole, half a person, 25 o’clock. */
import type { Quantity } from '../quantities.ts';

/** What a question tells, sentence by sentence, and its quantities. */
interface Told {
  readonly sentences: readonly string[];
  readonly quantities: readonly Quantity[];
}

interface Relation {
  readonly says: string;
  /** The part that is wrong; undefined if it holds. */
  readonly broken: (told: Told) => string | undefined;
  /** A question with the number it asks for. */
  readonly fails: { readonly stem: string; readonly key?: string };
  readonly passes: { readonly stem: string; readonly key?: string };
}

const numberIn = (text: string | undefined): number => Number((text ?? '').replaceAll(/[,%$]/g, ''));
const people =
  /^(?:\p{L}+ )?(students?|people|residents?|employees?|members?|voters?|customers?|visitors?|adults?|children|teachers?|households?|passengers?|players?|runners?|guests?|workers?|subscribers?|drivers?|patients?|families)\b/u;
const fits =
  /\b(mean|average|median|per|each|every|estimates?d?|predict\w*|expect\w*|model\w*|rate|ratio|times|hundreds|thousands|millions|error|fit|percent\w*|exactly half|deviation|interval|increase[sd]?|associated|slope|approximat\w*|density)\b/i;

const estimate =
  /\b(?:estimated?|found|mean|proportion|percentage|sample)\b[^.]*?\b(?:is|was|of|that|as|at|:)\b[^.]*?(\$?[\d.,]*\d%?)[^.]*?margin of error (?:of|is|was|for this estimate is|for the estimate is)?[^\d$.]*(\$?[\d.,]*\d%?)/i;
const sampleSize = /\bsample of (?:size )?([\d,]*\d)|\b([\d,]*\d) randomly selected/g;
/** An estimate for some of those in the sample has a larger margin. */
const partOfSample = /\bof the [\d,]+ [^.]* (?:in|of) (?:the|this) sample\b/i;
const estimatedShare = /(\d[\d.]*)%/g;
const marginInPoints = /margin of error\b[^.\d]*(\d[\d.]*)(?:%| percentage points?)/g;
const sampleOf = /\b(?:random(?:ly)?|sample|survey\w*|selected|chosen?|chose|asked|poll\w*)\b/i;
const clock = /\b(\d{1,2}):(\d{2})(?::\d{2})?(?: ?([ap]\.?m\b))?/;
const small = /\b(inch|inches|centimeters?|millimeters?)\b/;

export const relations: readonly Relation[] = [
  {
    says: 'margin of error as large as the estimate',
    broken: ({ sentences }) => {
      const [found, of, margin] = estimate.exec(sentences.join(' ')) ?? [];
      return found !== undefined && numberIn(of) > 0 && numberIn(margin) >= numberIn(of) ? `${of} ± ${margin}` : undefined;
    },
    fails: {
      stem: 'A sample of packages was weighed. The mean is estimated to be 4.2 pounds, with an associated margin of error of 6.5 pounds. Which is plausible?',
    },
    passes: {
      stem: 'A sample of packages was weighed. The mean is estimated to be 4.2 pounds, with an associated margin of error of 0.3 pounds. Which is plausible?',
    },
  },
  {
    says: 'margin of error that the sample cannot have',
    broken: ({ sentences }) => {
      const text = sentences.join(' ');
      const [[, size] = [], another] = [...text.matchAll(sampleSize)];
      const [[, share] = []] = [...text.matchAll(estimatedShare)];
      const [[, margin] = [], second] = [...text.matchAll(marginInPoints)];
      if (size === undefined || share === undefined || margin === undefined || another || second || partOfSample.test(text)) return undefined;
      const usual = 196 * Math.sqrt(((numberIn(share) / 100) * (1 - numberIn(share) / 100)) / numberIn(size));
      return Math.abs(numberIn(margin) - usual) > Math.max(1, 0.35 * usual) ? `${margin} for a sample of ${size}, not about ${usual.toFixed(1)}` : undefined;
    },
    fails: {
      stem: 'From a random sample of 400 voters, it is estimated that 50% of the voters support a park, with a margin of error of 15%. Which is plausible?',
    },
    passes: {
      stem: 'From a random sample of 400 voters, it is estimated that 50% of the voters support a park, with a margin of error of 5%. Which is plausible?',
    },
  },
  {
    says: 'probability that is none',
    broken: ({ sentences, quantities }) => {
      if (!/\bwhat (is|was|would be) the probability\b/i.test(sentences.at(-1) ?? '')) return undefined;
      const found = quantities.find(({ from, value }) => (from === 'key' || from === 'choice') && (value < 0 || value > 1));
      return found && String(found.value);
    },
    fails: { stem: 'A card is selected at random. What is the probability of selecting a red card?', key: '7/5' },
    passes: { stem: 'A card is selected at random. What is the probability of selecting a red card?', key: '2/5' },
  },
  {
    says: 'sample larger than what it is taken from',
    broken: ({ sentences }) => {
      const text = sentences.find((sentence) => sampleOf.test(sentence) && / (?:of|from|among) (?:all )?(?:the|its|their) [\d,]+ /.test(sentence)) ?? '';
      const [, sample, population] = /([\d,]*\d) (?:[\p{L}-]+ ){0,8}?(?:of|from|among) (?:all )?(?:the|its|their) ([\d,]*\d) /u.exec(text) ?? [];
      return sample !== undefined && numberIn(sample) > numberIn(population) ? `${sample} of ${population}` : undefined;
    },
    fails: { stem: 'For a survey, 900 students were selected at random from the 640 students at a school. How many were selected?', key: '900' },
    passes: { stem: 'For a survey, 90 students were selected at random from the 640 students at a school. How many were selected?', key: '90' },
  },
  {
    says: 'part of a person',
    broken: ({ quantities }) => {
      const found = quantities.find(
        ({ of, value, unit, sentence, per, before }) =>
          of === 'count' && !Number.isInteger(value) && per === undefined && people.test(unit) && !/ to $|times $/.test(before) && !fits.test(sentence),
      );
      return found && `${found.value} ${found.unit}`;
    },
    fails: { stem: 'A tour has 12.5 visitors. How many visitors are there on two tours?', key: '25' },
    passes: { stem: 'A tour has 12 visitors. How many visitors are there on two tours?', key: '24' },
  },
  {
    says: 'time that no clock shows',
    broken: ({ sentences }) => {
      const text = sentences.find((sentence) => clock.test(sentence) && !/\b(ratio|scale|proportion)\b/.test(sentence)) ?? '';
      const [found, hour, minute, half] = clock.exec(text) ?? [];
      const isWrong = Number(minute) > 59 || Number(hour) > 24 || (half !== undefined && (Number(hour) > 12 || Number(hour) === 0));
      return found !== undefined && isWrong ? found : undefined;
    },
    fails: { stem: 'A bus leaves at 9:75 a.m. When does it arrive?' },
    passes: { stem: 'A bus leaves at 9:45 a.m. When does it arrive?' },
  },
  {
    says: 'way measured in a unit too small for it',
    broken: ({ quantities }) => {
      const found = quantities.find(
        ({ of, unit, before, after }) =>
          of === 'length' &&
          small.test(unit) &&
          /^(?: (?:of|long))? (?:trail|road|highway|river|race)\b/.test(after.replace(/^[ -]\p{L}+/u, '')) &&
          !/\b(map|scale|model|drawing)\b/.test(before),
      );
      return found && `${found.value} ${found.unit}`;
    },
    fails: { stem: 'A club keeps 7,200 inches of trail in a park. What is half of it?' },
    passes: { stem: 'A club keeps 7.2 miles of trail in a park. What is half of it?' },
  },
];
