/** x */
import { rat, toText } from '#core/rational.ts';
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { planeFigure } from '#content/figures/plane.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { ChoiceAnswer, Draft, EntryAnswer, Generator, Option, WrongOption } from '../../generator.ts';
import { rootTimes, sizeLatex } from '../exact-size.ts';
import { point, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { circleLatex, squareOf } from './pi-options.ts';
import { signedInt } from '../draws.ts';

/** Center, radius and equation of a circle: standard form, center and point, diameter, general form. */
