import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { checkQuestion } from '#contract/authoring.ts';
import { fieldsOf, withEntries } from '#core/authoring/question-fields.ts';
import { inputSentence } from '#core/input-sentences.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { useUnsavedInput } from '#client/kits/form/typed.ts';
import { api } from '#client/platform/api.ts';

/** Ms without a keystroke before the server is asked. */
const pause = 400;

/** `value`, once it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What was typed, by the path of its field. */
type Entries = Readonly<Record<string, string>>;

/** What is typed into the form of a question, what comes out of it, and what its checks say. */
export function useEditing(base: Question) {
  const [entries, setEntries] = useState<Entries>({});
  const edited = fieldsOf(base).some(({ path, value }) => entries[path] !== undefined && entries[path] !== value);
  const read = useMemo(() => questionSchema.safeParse(withEntries(base, entries), { error: inputSentence }), [base, entries]);
  // While the form holds something unsound, the preview keeps what was last sound.
  const [sound, setSound] = useState(base);
  if (read.success && read.data !== sound) setSound(read.data);
  const errors = read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  const settled = useSettled(sound);
  const checked = useQuery({
    queryKey: ['question-check', settled],
    enabled: edited,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api(checkQuestion, { body: { question: JSON.stringify(settled) } }, { signal }),
  });
  const id = useUnsavedInput(edited);
  return {
    /** Of the form, for its `LeaveGuard`. */
    id,
    entries,
    edited,
    errors,
    isSound: read.success,
    question: sound,
    problems: edited ? (checked.data ?? null) : null,
    checking: edited && (checked.isFetching || settled !== sound),
    enter: (path: string, value: string) =>
      setEntries((now) => {
        const isAsBefore = fieldsOf(base).some((field) => field.path === path && field.value === value);
        return isAsBefore ? Object.fromEntries(Object.entries(now).filter(([other]) => other !== path)) : { ...now, [path]: value };
      }),
    /** These were saved: what was typed since then stays. */
    settle: (saved: Entries) => setEntries((now) => Object.fromEntries(Object.entries(now).filter(([path, value]) => saved[path] !== value))),
    reset: () => setEntries({}),
  };
}
