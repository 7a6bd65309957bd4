/**
 * A form that makes one call: reads its fields, checks them, sends, and shows each error at its field. A refused
 * submission moves the focus to the first invalid field; a field's error disappears once the field is corrected.
 */
import { useEffect, useId, useRef, useState, type ChangeEvent, type FormEvent, type InputEvent } from 'react';
import { forgetUnsaved, isUnsaved, noteUnsaved } from '#client/platform/unsaved.ts';
import { entriesOf, type FormEntries } from './entries.ts';
import { errorsOf, noErrors, stillWrong, without, type Fields, type FormErrors } from './form-errors.ts';

export interface FormPlan<Entries, Result> {
  readonly read: (entries: FormEntries) => Entries;
  /** What is wrong before anything is sent, by field; the server checks again. */
  readonly check: (entries: Entries) => Fields;
  readonly send: (entries: Entries) => Promise<Result>;
  readonly onDone: (result: Result, entries: Entries) => unknown;
  /** Shown when the failure has no message of its own. */
  readonly fallback?: string;
  /** The form's field for an input of the call, where their names differ. */
  readonly names?: Fields;
  /** What a failure means on this form; undefined where the server's own words say it. */
  readonly onFailure?: (error: Error) => FormErrors | undefined;
  /** Called on every change, for what is shown beside the fields. */
  readonly onEdit?: (entries: Entries) => void;
}

export interface FormHandle {
  readonly id: string;
  readonly busy: boolean;
  /** True if something was typed or chosen since the form opened or was last sent. */
  readonly edited: boolean;
  readonly errors: FormErrors;
  /** The last failure, for screens that show something else then. */
  readonly error: Error | null;
  /** For a field: its name and what is wrong with it. */
  readonly field: (name: string) => { readonly name: string; readonly error: string | undefined };
  /** Clears the errors of the last submission, when another kind of entry is asked for. */
  readonly forget: () => void;
  /** Something that is no field of the form was changed, and is sent with it. */
  readonly touch: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
}

const entry = 'input, select, textarea';
type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isEntry = (target: EventTarget): target is Entry => target instanceof Element && target.matches(entry);
/**
 * What is chosen is read at `change`, what is typed at `input`. A choice has both, and rendering between the two would put back
 * a checkbox whose own handler waits for the second.
 */
const isChoice = (target: Entry) => target.matches('select, [type="checkbox"], [type="radio"]');

/** Moves to the first invalid field (in a group of choices, to its first one); if the error is about the whole form, to its message. */
function showRefusal(form: HTMLElement | null): void {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (marked) {
    (marked.matches(entry) ? marked : marked.querySelector<HTMLElement>(entry))?.focus();
    // The field is on screen now; its error may still be out of view.
    document.getElementById(marked.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.scrollIntoView({ block: 'nearest' });
  } else form?.querySelector('[data-form-messages]')?.scrollIntoView({ block: 'nearest' });
}

export function useForm<Entries, Result>(plan: FormPlan<Entries, Result>): FormHandle {
  const { read, check, send, onDone, fallback = 'That did not work. Please try again.', names = {}, onFailure, onEdit } = plan;
  const id = useId();
  const [found, setFound] = useState<Fields>({});
  const [told, setTold] = useState<FormErrors>(noErrors);
  const [refusals, setRefusals] = useState(0);
  const [edited, setEdited] = useState(false);
  const edits = useRef(0);
  const [{ busy, error }, setSending] = useState<{ readonly busy: boolean; readonly error: Error | null }>({ busy: false, error: null });

  // An effect runs once the invalid field is marked; an animation frame may come before that.
  useEffect(() => {
    if (refusals > 0) showRefusal(document.getElementById(id));
  }, [refusals, id]);

  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
      forgetUnsaved(id);
    };
  }, [id]);
  const touch = () => {
    edits.current += 1;
    setEdited(true);
    noteUnsaved(id);
  };

  /** Starts within the click: browsers open a window at no other time. */
  const carryOut = async (form: HTMLFormElement, entries: Entries) => {
    setSending({ busy: true, error: null });
    const sent = edits.current;
    const wasUnsaved = isUnsaved(id);
    try {
      const result = await send(entries);
      // The screen it leads to may be opened without asking.
      forgetUnsaved(id);
      await onDone(result, entries);
      setSending({ busy: false, error: null });
      if (edits.current === sent) setEdited(false);
      // What was typed while it was sent is not saved yet.
      else if (onScreen.current) noteUnsaved(id);
    } catch (failure) {
      if (wasUnsaved && onScreen.current) noteUnsaved(id);
      const failed = failure instanceof Error ? failure : new Error(fallback);
      setSending({ busy: false, error: failed });
      setTold(onFailure?.(failed) ?? errorsOf(failed, names, (name) => form.elements.namedItem(name) !== null, fallback));
      setRefusals((count) => count + 1);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const entries = read(entriesOf(form));
    const wrong = check(entries);
    setFound(wrong);
    setTold(noErrors);
    if (Object.keys(wrong).length > 0) return setRefusals((count) => count + 1);
    void carryOut(form, entries);
  };
  const edit = (form: HTMLFormElement, target: Entry) => {
    const entries = read(entriesOf(form));
    touch();
    onEdit?.(entries);
    setFound((shown) => stillWrong(shown, check(entries)));
    setTold((shown) => ({ ...shown, fields: without(shown.fields, target.name) }));
  };
  const onInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if (isEntry(target) && !isChoice(target)) edit(currentTarget, target);
  };
  const onChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if (isEntry(target) && isChoice(target)) edit(currentTarget, target);
  };
  const errors = { form: told.form, fields: { ...told.fields, ...found } };
  return {
    id,
    busy,
    edited,
    errors,
    error,
    field: (name) => ({ name, error: errors.fields[name] }),
    forget: () => {
      setFound({});
      setTold(noErrors);
    },
    touch,
    onSubmit,
    onInput,
    onChange,
  };
}
