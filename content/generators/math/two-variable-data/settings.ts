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
  /** Of a line that rises, half of its height at 0, where not every one up to 10 is believable. */
  readonly start?: readonly [number, number];
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
    start: [1, 2],
  },
  {
    title: 'Distance and Delivery Time',
    x: 'Distance (miles)',
    y: 'Delivery time (minutes)',
    quantity: 'delivery time, in minutes, for a delivery',
    at: (x) => `to an address ${x} miles away`,
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
    title: 'Age and Price of Used Textbooks',
    x: 'Age (years)',
    y: 'Price (dollars)',
    quantity: 'price, in dollars, of a used textbook',
    at: (x) => `that is ${x} years old`,
    unit: 'dollars',
    xUnit: 'years',
    each: 'used textbooks',
    falling: true,
  },
  {
    title: 'Elevation and Temperature',
    x: 'Elevation (thousands of feet)',
    y: 'Temperature (degrees Fahrenheit)',
    quantity: 'temperature, in degrees Fahrenheit, at a weather station',
    at: (x) => `with an elevation of ${x},000 feet`,
    unit: 'degrees Fahrenheit',
    xUnit: 'thousands of feet',
    each: 'weather stations',
    falling: true,
  },
];
