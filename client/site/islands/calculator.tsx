import { createRoot } from 'react-dom/client';
import { Calculator } from '#client/tools/calculator/calculator.tsx';
import { exampleRows } from '#client/tools/calculator/example-rows.ts';
import './calculator.css';

/** Replaces the picture of it, with the same graphs; whoever opened it with the keyboard goes on in its last row. */
export function mount(place: HTMLElement): void {
  const hadFocus = place.contains(document.activeElement);
  place.replaceChildren();
  createRoot(place).render(<Calculator storageScope="page" examples={exampleRows} />);
  if (hadFocus) requestAnimationFrame(() => [...place.querySelectorAll<HTMLElement>('[id^="row-"]')].at(-1)?.focus());
}
