/** Linear relationships that occur with data: names, units and believable slopes. */
export interface Setting {
  readonly title: string;
  /** Axis titles. */
  readonly x: string;
  readonly y: string;
  /** `the height, in centimeters, of a plant`. */
  readonly quantity: string;
  /** `8 weeks after planting`. */
  readonly at: (x: string) => string;
  readonly unit: string;
  readonly xUnit: string;
  /** What one data point stands for. */
  readonly each: string;
  readonly falling: boolean;
}

export const settings: readonly Setting[] = [
  {
    title: 'Age and Height of Plants',
    x: 'Age (weeks)',
    y: 'Height (centimeters)',
    quantity: 'height, in centimeters, of a plant',
    at: (x) => `that is ${x} weeks old`,
    unit: 'centimeters',
    xUnit: 'weeks',
    each: 'plants',
    falling: false,
  },
  {
    title: 'Distance and Travel Time',
    x: 'Distance (miles)',
    y: 'Travel time (minutes)',
    quantity: 'travel time, in minutes, of a delivery',
    at: (x) => `with a distance of ${x} miles`,
    unit: 'minutes',
    xUnit: 'miles',
    each: 'deliveries',
    falling: false,
  },
  {
    title: 'Study Time and Score',
    x: 'Study time (hours)',
    y: 'Score (points)',
    quantity: 'score, in points, of a student',
    at: (x) => `who studied for ${x} hours`,
    unit: 'points',
    xUnit: 'hours',
    each: 'students',
    falling: false,
  },
  {
    title: 'Temperature and Cups of Cocoa Sold',
    x: 'Temperature (degrees Celsius)',
    y: 'Cups of cocoa sold',
    quantity: 'number of cups of cocoa sold on a day',
    at: (x) => `with a temperature of ${x} degrees Celsius`,
    unit: 'cups',
    xUnit: 'degrees Celsius',
    each: 'days',
    falling: true,
  },
  {
    title: 'Age and Value of Bicycles',
    x: 'Age (years)',
    y: 'Value (tens of dollars)',
    quantity: 'value, in tens of dollars, of a bicycle',
    at: (x) => `that is ${x} years old`,
    unit: 'tens of dollars',
    xUnit: 'years',
    each: 'bicycles',
    falling: true,
  },
  {
    title: 'Burning Time and Height of Candles',
    x: 'Burning time (hours)',
    y: 'Height (millimeters)',
    quantity: 'height, in millimeters, of a candle',
    at: (x) => `that has burned for ${x} hours`,
    unit: 'millimeters',
    xUnit: 'hours',
    each: 'candles',
    falling: true,
  },
];
