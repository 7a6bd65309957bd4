/** What is worked out again and again: terms of ∑ and ∏, pieces of ∫, items of a list with “for”. Nested, few letters would freeze the page. */
import { ExpressionError } from './expression-error.ts';

/** For one value. */
const maxValueSteps = 100_000;
/** For one place of a curve near the middle, which is asked of first: a curve has a thousand places and more. */
const maxCurveSteps = 150;
/** For one place of the plane: a border or a region is looked for everywhere. */
const maxPlaneSteps = 60;
/** For a place far out, where a sum up to x has more terms. */
const maxFarSteps = 2_000;

export class Meter {
  readonly #isForCurves: boolean;
  #depth = 0;
  #taken = 0;
  #maxTaken = 0;

  private constructor(isForCurves: boolean) {
    this.#isForCurves = isForCurves;
  }

  static forValues = (): Meter => new Meter(false);
  /** A curve has no value where it takes too many steps; that it does is asked once, by `requireDrawable`. */
  static forCurves = (): Meter => new Meter(true);

  /** Runs what asks for steps; inside another run, its steps are that one's too. */
  run<Value>(run: () => Value): Value {
    if (this.#depth === 0) this.#taken = 0;
    this.#depth += 1;
    try {
      return run();
    } finally {
      this.#depth -= 1;
    }
  }

  /**
   * Whether there is one more step; without it there is no value.
   * @throws ExpressionError where a value takes too many
   */
  step(): boolean {
    this.#taken += 1;
    this.#maxTaken = Math.max(this.#maxTaken, this.#taken);
    if (!this.#isForCurves && this.#taken > maxValueSteps) throw new ExpressionError('This is too much to work out. Use fewer terms.');
    return !this.#isForCurves || this.#taken <= maxFarSteps;
  }

  /** @throws ExpressionError where some run so far took too many steps to be drawn */
  requireDrawable(isOfPlane: boolean): void {
    if (this.#maxTaken > (isOfPlane ? maxPlaneSteps : maxCurveSteps)) throw new ExpressionError('This takes too long to draw. Use fewer terms.');
  }
}
