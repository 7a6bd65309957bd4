/** Which of two changes to a question is the later one, wherever they were made. */

export interface Stamp {
  readonly seq: number;
  readonly device: string;
}

/** True if `a` is the later change: the higher (seq, device). Equal stamps are the same change. */
export const isLater = (a: Stamp, b: Stamp): boolean => a.seq > b.seq || (a.seq === b.seq && a.device > b.device);
