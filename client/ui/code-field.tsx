import { TextField, type TextFieldProps } from './field.tsx';

/** A field for six digits: the phone offers its number keys and the code of a message that has just come. A refused code stands ready to be replaced. */
export const CodeField = (props: TextFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={12}
    required
    onFocus={({ target }) => target.select()}
    {...props}
  />
);
