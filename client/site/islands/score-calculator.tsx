import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { countKeys, countsAddress, countsFrom, type Counts } from '#client/features/score-calculator/counts.ts';
import { ScoreCalculator } from '#client/features/score-calculator/score-calculator.tsx';

function ScoreCalculatorHere({ begin }: { readonly begin: Counts }) {
  const [counts, setCounts] = useState(begin);
  const set = (changed: Counts) => {
    history.replaceState(null, '', `?${countsAddress(changed)}`);
    setCounts(changed);
  };
  return <ScoreCalculator counts={counts} onChange={set} />;
}

/** The sliders may have been moved before this code was there. */
function countsOn(place: HTMLElement): Counts {
  const moved = new URLSearchParams();
  for (const name of Object.values(countKeys).flat()) {
    const slider = place.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (slider && slider.value !== slider.defaultValue) moved.set(name, slider.value);
  }
  return countsFrom(new URLSearchParams([...new URLSearchParams(location.search), ...moved]));
}

/** Takes over what stands there. */
export function mount(place: HTMLElement): void {
  hydrateRoot(place, <ScoreCalculatorHere begin={countsOn(place)} />);
}
