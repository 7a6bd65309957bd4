/**
 * What a screen passes to the floating tools it shows. Each panel is loaded when first opened:
 * `calculator-panel.tsx` exports `CalculatorPanel`, `reference-panel.tsx` `ReferencePanel`,
 * `line-reader.tsx` `LineReader`. A panel positions itself (fixed), stays mounted while the
 * module runs so that its contents survive closing, and shows nothing while it is not open.
 */

/** A floating panel that moves and resizes by pointer and keyboard; Escape inside it asks to close. */
export interface CalculatorPanelProps {
  readonly open: boolean;
  /** The close button or Escape was used; the player sets `open` to false and returns focus to the tool's button. */
  readonly onClose: () => void;
  /** The storage key of its contents: each exam or quiz has its own. */
  readonly storageScope?: string;
  /** Of a running exam: its contents stay on this device until the exam ends. */
  readonly exam?: boolean;
  /** Rows of the graphing calculator where nothing was kept yet. */
  readonly start?: readonly string[];
}

export interface ReferencePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A mask with a readable slit that follows pointer and arrow keys over the passage. */
export interface LineReaderProps {
  readonly active: boolean;
  readonly onClose: () => void;
}
