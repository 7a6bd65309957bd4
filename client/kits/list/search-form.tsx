import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  // Back, or a link, searches for something else: the field says so, and whoever is in it stays there.
  useEffect(() => {
    if (field.current) field.current.value = q;
  }, [q]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('q');
    onSearch(typeof entry === 'string' ? entry.trim() : '');
  };
  return (
    <form role="search" onSubmit={onSubmit} className="mb-6 flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-52">
        <TextField ref={field} label={label} name="q" type="search" defaultValue={q} maxLength={maxLength} autoComplete="off" spellCheck={false} />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12">
        <Search aria-hidden size={18} /> Search
      </Button>
    </form>
  );
}
