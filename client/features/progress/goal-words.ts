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
      title: 'When is your SAT?',
      text: 'Three short questions shape what we suggest. After that, you can take a short check of each section.',
      action: 'Answer three questions',
    };
  const { examDate, targetScore, timeZone } = settings;
  if (hasPassed(settings, now))
    return {
      title: 'Your test date has passed',
      text: 'Taking the SAT again? Add your next date, and your plan will continue from there.',
      action: 'Add your next date',
    };
  const target = targetScore === null ? null : `Your target is ${targetScore}.`;
  const action = 'Study plan';
  if (examDate === null)
    return { title: 'No test date yet', text: target ?? 'Add your test date, target score, and study time whenever you know them.', action };
  const days = daysBetween(dayAt(now, timeZone), examDate);
  return {
    title: days === 0 ? 'Your SAT is today' : `${formatCount(days, 'day')} to your SAT`,
    text: target ?? 'Your study plan has your test date and study time. You can add a target score.',
    action,
  };
}
