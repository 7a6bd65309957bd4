import { TextField } from './field.tsx';

type EmailFieldProps = Omit<Parameters<typeof TextField>[0], 'label' | 'type' | 'inputMode'> & { readonly label?: string };

/** A required email address, with the keyboard and the suggestions that belong to it. */
export const EmailField = ({ label = 'Email', autoComplete = 'email', ...rest }: EmailFieldProps) => (
  <TextField {...rest} label={label} autoComplete={autoComplete} type="email" inputMode="email" required />
);
