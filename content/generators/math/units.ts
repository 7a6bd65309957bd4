/** Units of length, and which things are measured in them. */

export interface LengthUnit {
  readonly one: string;
  readonly many: string;
  readonly short: string;
}
export const lengthUnits = [
  { one: 'centimeter', many: 'centimeters', short: 'cm' },
  { one: 'inch', many: 'inches', short: 'in' },
  { one: 'meter', many: 'meters', short: 'm' },
  { one: 'foot', many: 'feet', short: 'ft' },
] as const satisfies readonly LengthUnit[];

const handheld = /candle|stone sculpture|vase|\bcan\b|glass ball|gift box|wooden block|aquarium|picture/;
const roomy = /tank|tent|pillar|ramp|storage bin|field|garden|flower bed|pool|banner|rug|playground|lawn|park\b|pond/;
/** Whether things of this text are measured in such units: no candle in meters, no tent in inches. */
export const isBelievable = (text: string, { short }: LengthUnit): boolean =>
  !(handheld.test(text) && (short === 'm' || short === 'ft')) && !(roomy.test(text) && (short === 'cm' || short === 'in'));
