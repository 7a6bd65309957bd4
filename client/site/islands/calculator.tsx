import { createRoot } from 'react-dom/client';
import { Calculator } from '#client/tools/calculator/calculator.tsx';
import './calculator.css';

/** Replaces the picture of it; whoever opened it with the keyboard goes on in its first row. */
export function mount(place: HTMLElement): void {
  const hadFocus = place.contains(document.activeElement);
  place.replaceChildren();
  createRoot(place).render(<Calculator keeper="page" />);
  if (hadFocus) requestAnimationFrame(() => place.querySelector('input')?.focus());
}
