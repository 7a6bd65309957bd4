/** The shape of a study sheet: one printed page or two, in the marks of core/questions/rich-text.ts. */

interface SheetEntry {
  readonly title: string;
  /** LaTeX, set on a line of its own. */
  readonly formula?: string;
  /** Rich text: what it is for, how it goes, where it goes wrong. */
  readonly text: string;
  /** The topic it belongs to, where the sheet links to it. */
  readonly topicId?: number;
}

export interface StudySheet {
  readonly id: string;
  readonly title: string;
  readonly group: 'math' | 'reading-writing' | 'plan';
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly entries: readonly SheetEntry[] }[];
}
