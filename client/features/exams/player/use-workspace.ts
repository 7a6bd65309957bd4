import { useCallback, useState } from 'react';
import { readSetting, writeSetting } from '#client/platform/storage.ts';
import type { OpenTools, Tool } from '#client/tools/tool-panels.tsx';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { zooms, type Zoom } from './more-menu.tsx';

const closedTools: OpenTools = { calculator: false, reference: false, 'line-reader': false };
const zoomSetting = 'exam.zoom';
const rememberedZoom = (): Zoom => zooms.find((zoom) => zoom === readSetting(zoomSetting)) ?? '100';

/** What lies open around the question, and how large it is shown. The handlers stay the same: what is memoized would be rendered again otherwise. */
export function useWorkspace() {
  const [tools, setTools] = useState(closedTools);
  const [notes, setNotes] = useState<{ readonly focusId: string | null } | null>(null);
  const [zoom, setZoom] = useState(rememberedZoom);
  const [eliminating, setEliminating] = useState(false);
  const [timerHidden, setTimerHidden] = useState(false);
  return {
    tools,
    onTool: useCallback((tool: Tool) => setTools((open) => ({ ...open, [tool]: !open[tool] })), []),
    onToolClose: useCallback((tool: Tool) => setTools((open) => ({ ...open, [tool]: false })), []),
    notes,
    setNotes,
    onNotes: useStableCallback(() => setNotes(notes ? null : { focusId: null })),
    zoom,
    onZoom: useCallback((value: Zoom) => {
      setZoom(value);
      writeSetting(zoomSetting, value);
    }, []),
    eliminating,
    onEliminating: useCallback(() => setEliminating((before) => !before), []),
    timerHidden,
    setTimerHidden,
  };
}
