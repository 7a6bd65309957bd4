import { lengthOf, standardShape } from '#core/exams/shape.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { pathTo } from '#client/paths.ts';
import { ProsePage } from '../parts.tsx';

export interface ContentFacts {
  readonly exams: number;
  readonly practiceQuestions: number;
  readonly words: number;
  readonly concepts: number;
  readonly archetypes: number;
}

const { questionCount, seconds } = lengthOf(standardShape);
const number = (value: number) => value.toLocaleString('en-US');

/** /press: facts that are counted when the site is built, and logo files. */
export const PressPage = ({ facts }: { readonly facts: ContentFacts }) => (
  <ProsePage title="Press" lead="Facts you can print, and logos you can use.">
    <h2>In one sentence</h2>
    <p>Ascent is a web app for practicing the digital SAT: full-length adaptive exams, scores shown with their uncertainty, and the next thing to work on.</p>
    <h2>Facts</h2>
    <dl className="border-t border-line">
      {(
        [
          ['Practice exams', `${number(facts.exams)}, each ${questionCount} questions in ${Math.round(seconds / 60)} minutes, adaptive by module`],
          ['Practice questions beyond the exams', number(facts.practiceQuestions)],
          ['Kinds of Math questions that can be generated with new numbers', number(facts.archetypes)],
          ['Words in the word bank', number(facts.words)],
          ['Ideas in the concept bank', number(facts.concepts)],
          ['Price', `Free; ${tierDefinitions.plus.name} ${tierDefinitions.plus.price}, ${tierDefinitions.max.name} ${tierDefinitions.max.price}`],
          ['Ads, trackers, sale of data', 'None'],
        ] as const
      ).map(([name, value]) => (
        <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_1.2fr]">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
    <p>These numbers are counted from the content itself whenever this page is built. We don’t publish numbers of users.</p>
    <h2>What we’d ask you not to write</h2>
    <p>
      That Ascent raises scores by so many points: nobody has measured that. That its scores are official: they are estimates. And that it is connected with the
      College Board: it is not, and SAT is their trademark.
    </p>
    <h2>Logo</h2>
    <p>On light or dark, please leave a margin as wide as the badge is tall, and don’t change its colors.</p>
    <ul className="!grid !list-none gap-4 !pl-0 sm:grid-cols-2">
      {(
        [
          ['logo', 'For light backgrounds', 'bg-white'],
          ['logo-dark', 'For dark backgrounds', 'bg-[#11151c]'],
        ] as const
      ).map(([file, label, surface]) => (
        <li key={file} className="rounded-card border border-line p-4">
          <div className={`flex items-center justify-center rounded-control p-8 ${surface}`}>
            <img
              src={`/press/${file}.svg`}
              alt="The Ascent logo: a blue badge with the letters SAT, and the word Ascent"
              width="200"
              height="48"
              loading="lazy"
            />
          </div>
          <p className="mt-3 text-sm">
            {label}:{' '}
            <a href={`/press/${file}.svg`} download className="text-link">
              SVG
            </a>
            ,{' '}
            <a href={`/press/${file}.png`} download className="text-link">
              PNG, 1600 pixels
            </a>
          </p>
        </li>
      ))}
    </ul>
    <h2>Contact</h2>
    <p>
      <a href={pathTo('contact', {}, { topic: 'press' })} className="text-link">
        Write to us
      </a>{' '}
      and choose “Press.” Tell us your deadline.
    </p>
  </ProsePage>
);
