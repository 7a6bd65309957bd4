/** What a person is told about an input where its schema has no sentence of its own: a validator's words are for programmers. */
import type * as z from 'zod';

const counted = (count: number | bigint, one: string) => `${count.toLocaleString('en-US')} ${one}${Number(count) === 1 ? '' : 's'}`;

/** Pass it to a parse as its `error`; a schema's own message takes precedence. */
export function inputSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === '' ? 'Please fill this in.' : 'Please check this entry.';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'Please fill this in.' : `Please use at least ${counted(issue.minimum, 'character')}.`;
      return issue.origin === 'array' ? `Please choose at least ${issue.minimum}.` : `Please enter at least ${issue.minimum.toLocaleString('en-US')}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Please use at most ${counted(issue.maximum, 'character')}.`;
      return issue.origin === 'array' ? `At most ${issue.maximum} at a time.` : `Please enter at most ${issue.maximum.toLocaleString('en-US')}.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter a valid email address.' : 'This is not in the right format.';
    case 'unrecognized_keys':
      return `This call does not take ${issue.keys.join(', ')}.`;
    case 'invalid_value':
      return 'Please choose one of the options.';
    default:
      return 'Please check this entry.';
  }
}
