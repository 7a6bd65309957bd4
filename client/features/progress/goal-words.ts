/** What the note about the goal says. Pure. */
import { dayAt, daysBetween, hasPassed, type StudySettings } from '#core/learning/study-settings.ts';
import { formatCount } from '#client/ui/format.ts';

interface GoalWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** `settings`: null before they were asked for. */
export function goalWords(settings: StudySettings | null, now: number): GoalWords {
  if (settings === null)
    return {
      title: 'When is your exam?',
      text: 'Three short questions shape what we suggest. After that, you can take a short check of each section.',
      action: 'Answer three questions',
    };
  const { examDate, targetScore, timeZone } = settings;
  if (hasPassed(settings, now))
    return { title: 'Your exam date has passed', text: 'If you take the test again, when is it? Your plan goes on from there.', action: 'Add your next date' };
  const target = targetScore === null ? null : `Your target is ${targetScore}.`;
  const action = 'Study plan';
  if (examDate === null)
    return { title: 'No exam date yet', text: target ?? 'Add your exam date, a target, and the time you have, whenever you know them.', action };
  const days = daysBetween(dayAt(now, timeZone), examDate);
  return {
    title: days === 0 ? 'Your exam is today' : `${formatCount(days, 'day')} to your exam`,
    text: target ?? 'Your study plan has your date and your time. You can add a target score.',
    action,
  };
}
