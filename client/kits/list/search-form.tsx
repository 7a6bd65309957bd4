import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/field.tsx';

export interface SearchFormProps {
  /** What is searched, e.g. "Beginning of a name or email". */
  readonly label: string;
  readonly q: string;
  readonly maxLength: number;
  readonly onSearch: (q: string) => void;
}

/** The search above a list. */
export function SearchForm({ label, q, maxLength, onSearch }: SearchFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('q');
    onSearch(typeof entry === 'string' ? entry.trim() : '');
  };
  return (
    <form role="search" onSubmit={onSubmit} className="mb-6 flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-60">
        <TextField key={q} label={label} name="q" type="search" defaultValue={q} maxLength={maxLength} autoComplete="off" spellCheck={false} />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12">
        <Search aria-hidden size={18} /> Search
      </Button>
    </form>
  );
}
