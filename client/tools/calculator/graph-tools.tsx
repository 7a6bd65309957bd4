import './graph-tools.css';
import { House, Maximize, Minus, Plus, Volume2 } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { IconButton } from '#client/ui/button.tsx';

interface GraphToolsProps {
  readonly buttons: RefObject<HTMLDivElement | null>;
  /** Shows this many times as much. */
  readonly onZoom: (factor: number) => void;
  readonly onHome: () => void;
  readonly onFit: () => void;
  readonly onPlay: () => void;
}

/** The buttons on the graph. */
export const GraphTools = memo(function GraphTools({ buttons, onZoom, onHome, onFit, onPlay }: GraphToolsProps) {
  return (
    <div
      ref={buttons}
      role="group"
      aria-label="Zoom"
      className="graph-tools absolute top-2 right-2 grid rounded-control border border-line-strong bg-line print:hidden"
    >
      <IconButton label="Zoom in" onClick={() => onZoom(0.7)}>
        <Plus aria-hidden size={18} />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => onZoom(1 / 0.7)}>
        <Minus aria-hidden size={18} />
      </IconButton>
      <IconButton label="Reset the view" onClick={onHome}>
        <House aria-hidden size={17} />
      </IconButton>
      <IconButton label="Zoom to fit" onClick={onFit}>
        <Maximize aria-hidden size={16} />
      </IconButton>
      <IconButton label="Play the curve as sound" onClick={onPlay}>
        <Volume2 aria-hidden size={17} />
      </IconButton>
    </div>
  );
});
