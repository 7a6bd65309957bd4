import { BookOpenText, Calculator, Highlighter } from 'lucide-react';
import { memo } from 'react';
import type { OpenTools, Tool } from '#client/tools/tool-panels.tsx';
import { MoreMenu, type Zoom } from './more-menu.tsx';
import type { PlayerDialog } from './player-dialogs.tsx';
import { ToolButton } from './tool-button.tsx';
import { useExam } from './use-exam.ts';

export interface PlayerToolsProps {
  readonly math: boolean;
  readonly calculator: boolean;
  readonly reviewing: boolean;
  readonly open: OpenTools;
  readonly notesOpen: boolean;
  readonly zoom: Zoom;
  /** Whether this browser can read aloud. */
  readonly speech: boolean;
  readonly readingAloud: boolean;
  readonly canPause: boolean;
  readonly onTool: (tool: Tool) => void;
  readonly onNotes: () => void;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onDialog: (dialog: PlayerDialog) => void;
  readonly onReadAloud: () => void;
  readonly onPause: () => void;
  readonly onBreak: () => void;
}

/** The section's tools, and More. */
export const PlayerTools = memo(function PlayerTools(props: PlayerToolsProps) {
  const { math, calculator, reviewing, open, notesOpen, onTool, onDialog } = props;
  const { preview } = useExam();
  return (
    <>
      {math ? (
        <>
          {calculator ? (
            <ToolButton icon={<Calculator aria-hidden size={20} />} label="Calculator" active={open.calculator} onClick={() => onTool('calculator')} />
          ) : null}
          <ToolButton icon={<BookOpenText aria-hidden size={20} />} label="Reference" active={open.reference} onClick={() => onTool('reference')} />
        </>
      ) : reviewing ? null : (
        <ToolButton icon={<Highlighter aria-hidden size={20} />} label="Highlights & Notes" active={notesOpen} onClick={props.onNotes} />
      )}
      <MoreMenu
        zoom={props.zoom}
        onZoom={props.onZoom}
        onHelp={() => onDialog('help')}
        onShortcuts={() => onDialog('shortcuts')}
        onLineReader={() => onTool('line-reader')}
        onReadAloud={props.speech ? props.onReadAloud : null}
        readingAloud={props.readingAloud}
        onPause={props.canPause && !preview ? props.onPause : null}
        onBreak={preview ? null : props.onBreak}
        onExit={preview ? null : () => onDialog('exit')}
      />
    </>
  );
});
