/** The sentences of what is ahead. Pure. */
import { observedHours } from '#core/learning/growth.ts';
import type { TopicStanding } from '#core/learning/what-if.ts';
import { formatCount } from '#client/ui/format.ts';
import { effectText } from '../plan-words.ts';

/** "245 minutes (about 4 hours)". */
export function minutesText(minutes: number): string {
  const hours = Math.round(minutes / 30) / 2;
  return hours < 1
    ? formatCount(minutes, 'minute')
    : `${formatCount(minutes, 'minute')} (${60 * hours === minutes ? '' : 'about '}${formatCount(hours, 'hour')})`;
}

/** What the projection rests on, and that it is no promise. */
export function basisSentence(hours: number, gain: number): string {
  const beyond = hours > observedHours ? ` They practiced up to about ${observedHours} hours; past that, the line follows the same curve.` : '';
  return `This rests on your estimate today and on the average gain of students in a free course (College Board, 2017): ${effectText(hours, gain)}. It doesn’t know how fast you learn, and it’s no promise; you may gain more or less.${beyond}`;
}

const toTenth = (count: number): string => (Math.round(count * 10) / 10).toLocaleString('en-US');

/** "5.4 questions". */
const questionsText = (perForm: number): string => `${toTenth(perForm)} ${toTenth(perForm) === '1' ? 'question' : 'questions'}`;

/** "3.4 of 5.4 right (63%)". */
export const shareText = (perForm: number, percent: number): string => `${toTenth((perForm * percent) / 100)} of ${toTenth(perForm)} right (${percent}%)`;

/** What is expected of a topic now. */
export const nowText = ({ perForm, percent }: TopicStanding): string =>
  `${questionsText(perForm)} on an exam, on average; now you’d likely get ${toTenth((perForm * percent) / 100)} right (${percent}%).`;

/** "20 points more". */
export const differenceText = (points: number): string =>
  points === 0 ? 'as now' : `${formatCount(Math.abs(points), 'point')} ${points > 0 ? 'more' : 'less'} than now`;
