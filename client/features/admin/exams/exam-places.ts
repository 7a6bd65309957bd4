/** The places of an exam as its form holds them, and as they are sent. */
import type { AuthoredExam, PlacedInExam } from '#contract/exam-authoring.ts';

export interface Place {
  readonly key: number;
  readonly moduleId: string;
  /** The harder one of two; empty for a single module. */
  readonly harderId: string;
  readonly label: string;
  /** Minutes, as typed; empty: as in the standard exam. */
  readonly breakMinutes: string;
  /** Share of right answers from which the harder one follows, percent as typed; empty: the standard one. */
  readonly threshold: string;
}

export const newPlace = (key: number): Place => ({ key, moduleId: '', harderId: '', label: '', breakMinutes: '', threshold: '' });

export function placesOf({ modules }: Pick<AuthoredExam, 'modules'>): Place[] {
  return [...Map.groupBy(modules, ({ position }) => position)].map(([key, together]) => {
    const harder = together.length > 1 ? together.find(({ module }) => module.route === 'harder') : undefined;
    const first = together.find((each) => each !== harder);
    return {
      key,
      moduleId: first?.moduleId ?? '',
      harderId: harder?.moduleId ?? '',
      label: first?.label ?? '',
      breakMinutes: first?.breakBefore == null ? '' : String(first.breakBefore / 60),
      threshold: first?.threshold ? String(Math.round((100 * first.threshold.of) / first.threshold.outOf)) : '',
    };
  });
}

/** Places without a module are left out. `earlier`: an unchanged threshold or decider stays exactly as it was. */
export function toPlaced(places: readonly Place[], earlier: readonly PlacedInExam[]): PlacedInExam[] {
  return places
    .filter(({ moduleId }) => moduleId !== '')
    .flatMap(({ moduleId, harderId, label, breakMinutes, threshold }, position) =>
      [moduleId, ...(harderId ? [harderId] : [])].map((id) => {
        const before = earlier.find((each) => each.moduleId === id && each.position === position);
        const typed = threshold === '' ? null : { of: Number(threshold), outOf: 100 };
        const isSame = before?.threshold && typed && Math.round((100 * before.threshold.of) / before.threshold.outOf) === typed.of;
        return {
          moduleId: id,
          position,
          label: label.trim() || null,
          breakBefore: breakMinutes === '' ? null : Math.round(Number(breakMinutes) * 60),
          routedBy: before?.routedBy ?? null,
          threshold: isSame ? before.threshold : typed,
        };
      }),
    );
}

/** What is wrong with what was typed, by place and field. */
export function placeErrors(places: readonly Place[]): Record<string, string> {
  const found: Record<string, string> = {};
  places.forEach(({ key, moduleId, harderId, breakMinutes, threshold }) => {
    if (harderId !== '' && harderId === moduleId) found[`harder-${key}`] = 'Choose a module other than the first.';
    const [minutes, percent] = [Number(breakMinutes), Number(threshold)];
    if (breakMinutes !== '' && !(minutes >= 0 && minutes <= 600)) found[`break-${key}`] = 'From 0 to 600 minutes.';
    if (threshold !== '' && !(Number.isInteger(percent) && percent >= 1 && percent <= 99)) found[`threshold-${key}`] = 'From 1 to 99 percent.';
  });
  return found;
}
