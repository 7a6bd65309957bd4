import { CircleHelp, CirclePause, Coffee, EllipsisVertical, Keyboard, LogOut, ScanLine, Volume2 } from 'lucide-react';
import { Menu, MenuItem, MenuRadio, MenuSeparator } from '#client/ui/menu.tsx';
import { toolClass, ToolLabel } from './tool-button.tsx';

export const zooms = ['100', '115', '130', '150', '200'] as const;
export type Zoom = (typeof zooms)[number];

export interface MoreMenuProps {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onShortcuts: () => void;
  readonly onHelp: () => void;
  readonly onLineReader: () => void;
  /** Reads, pauses or resumes; null where the browser has no voice. */
  readonly onReadAloud: (() => void) | null;
  readonly readingAloud: boolean;
  /** Stops the clock; null on a test day. */
  readonly onPause: (() => void) | null;
  /** Null, like leaving, where an author only looks at the module. */
  readonly onBreak: (() => void) | null;
  readonly onExit: (() => void) | null;
}

export function MoreMenu({ zoom, onZoom, onShortcuts, onHelp, onLineReader, onReadAloud, readingAloud, onPause, onBreak, onExit }: MoreMenuProps) {
  return (
    <Menu
      trigger={
        <button type="button" className={toolClass(false)}>
          <EllipsisVertical aria-hidden size={20} />
          <ToolLabel>More</ToolLabel>
        </button>
      }
    >
      <MenuItem icon={<CircleHelp aria-hidden size={18} />} onSelect={onHelp}>
        Help
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden size={18} />} onSelect={onShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={<ScanLine aria-hidden size={18} />} onSelect={onLineReader}>
        Line Reader
      </MenuItem>
      {onReadAloud ? (
        <MenuItem icon={<Volume2 aria-hidden size={18} />} onSelect={onReadAloud}>
          {readingAloud ? 'Pause reading aloud' : 'Read aloud'}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuRadio label="Text size" value={zoom} onChange={onZoom} options={zooms.map((value) => ({ value, label: `${value}%` }))} />
      {onPause || onBreak || onExit ? <MenuSeparator /> : null}
      {onPause ? (
        <MenuItem icon={<CirclePause aria-hidden size={18} />} onSelect={onPause}>
          Pause
        </MenuItem>
      ) : null}
      {onBreak ? (
        <MenuItem icon={<Coffee aria-hidden size={18} />} onSelect={onBreak}>
          Unscheduled Break
        </MenuItem>
      ) : null}
      {onExit ? (
        <MenuItem icon={<LogOut aria-hidden size={18} />} onSelect={onExit}>
          Save and Exit
        </MenuItem>
      ) : null}
    </Menu>
  );
}
