import './thin-progress.css';

/** How far a round of questions has come: a thin line under its heading. */
export const ThinProgress = ({ label, value, max }: { readonly label: string; readonly value: number; readonly max: number }) => (
  <progress value={value} max={max} aria-label={label} className="thin-progress mt-3" />
);
