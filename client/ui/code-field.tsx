import { TextField, type TextFieldProps } from './field.tsx';

/** A field for six digits: the phone offers its number keys and the code from a message that has just arrived. A refused code is selected, ready to be replaced. */
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
