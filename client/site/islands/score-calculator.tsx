import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { countKeys, countsUrl, countsFrom, type Counts } from '#client/features/score-calculator/counts.ts';
import { ScoreCalculator } from '#client/features/score-calculator/score-calculator.tsx';

const keepInUrl = (counts: Counts) => history.replaceState(null, '', `?${countsUrl(counts)}`);

function ScoreCalculatorIsland({ begin }: { readonly begin: Counts }) {
  const [counts, setCounts] = useState(begin);
  const set = (changed: Counts) => {
    keepInUrl(changed);
    setCounts(changed);
  };
  return <ScoreCalculator counts={counts} onChange={set} />;
}

/** The sliders may have been moved before this code was there. */
function movedOn(place: HTMLElement): URLSearchParams {
  const moved = new URLSearchParams();
  for (const name of Object.values(countKeys).flat()) {
    const slider = place.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (slider && slider.value !== slider.defaultValue) moved.set(name, slider.value);
  }
  return moved;
}

/** Takes over what stands there. */
export function mount(place: HTMLElement): void {
  const moved = movedOn(place);
  const begin = countsFrom(new URLSearchParams([...new URLSearchParams(location.search), ...moved]));
  if (moved.size > 0) keepInUrl(begin);
  hydrateRoot(place, <ScoreCalculatorIsland begin={begin} />);
}
