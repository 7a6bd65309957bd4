/** Chains of units with what is measured in them, for unit conversion. */

/** What is measured, the units it is told in, and the sizes that occur, in the smallest unit of its chain. */
interface Thing {
  readonly tell: (amount: string) => string;
  readonly units: RegExp;
  readonly sizes: readonly [number, number];
}

/** Units from large to small; factor[i] smaller units make one of units[i]. */
interface Chain {
  readonly units: readonly (readonly [string, string])[];
  readonly factors: readonly number[];
  readonly measure: 'length' | 'time' | 'volume' | 'mass';
  readonly things: readonly Thing[];
}

const thing = (tell: Thing['tell'], units: RegExp, low: number, high: number): Thing => ({ tell, units, sizes: [low, high] });

export const chains: readonly Chain[] = [
  {
    units: [
      ['yard', 'yards'],
      ['foot', 'feet'],
      ['inch', 'inches'],
    ],
    factors: [3, 12],
    measure: 'length',
    things: [
      thing((a) => `A rope has a length of ${a}.`, /./, 36, 1800),
      thing((a) => `A roll of fabric has a length of ${a}.`, /./, 72, 1440),
      thing((a) => `A garden path has a length of ${a}.`, /yard|foot/, 144, 2160),
      thing((a) => `A ribbon has a length of ${a}.`, /./, 24, 720),
      thing((a) => `A wooden board has a length of ${a}.`, /foot|inch/, 24, 192),
    ],
  },
  {
    units: [
      ['week', 'weeks'],
      ['day', 'days'],
      ['hour', 'hours'],
      ['minute', 'minutes'],
    ],
    factors: [7, 24, 60],
    measure: 'time',
    things: [
      thing((a) => `An experiment lasts ${a}.`, /week|day|hour/, 2880, 201600),
      thing((a) => `A camera in a forest recorded video for ${a}.`, /./, 1440, 40320),
      thing((a) => `A weather balloon was in the air for ${a}.`, /./, 1440, 40320),
      thing((a) => `A construction project takes ${a}.`, /week|day/, 20160, 604800),
    ],
  },
  {
    units: [
      ['gallon', 'gallons'],
      ['quart', 'quarts'],
      ['pint', 'pints'],
      ['cup', 'cups'],
    ],
    factors: [4, 2, 2],
    measure: 'volume',
    things: [
      thing((a) => `A restaurant makes ${a} of soup.`, /./, 16, 480),
      thing((a) => `A cooler holds ${a} of water.`, /./, 16, 160),
      thing((a) => `A farm stand sells ${a} of apple cider.`, /./, 16, 640),
    ],
  },
  {
    units: [
      ['kilometer', 'kilometers'],
      ['meter', 'meters'],
    ],
    factors: [1000],
    measure: 'length',
    things: [thing((a) => `A hiking trail has a length of ${a}.`, /./, 2000, 40000), thing((a) => `A canal has a length of ${a}.`, /./, 2000, 60000)],
  },
  {
    units: [
      ['meter', 'meters'],
      ['centimeter', 'centimeters'],
      ['millimeter', 'millimeters'],
    ],
    factors: [100, 10],
    measure: 'length',
    things: [
      thing((a) => `A wire has a length of ${a}.`, /./, 100, 20000),
      thing((a) => `A strip of paper has a length of ${a}.`, /./, 100, 5000),
      thing((a) => `A ribbon has a length of ${a}.`, /^(?!milli)/, 300, 20000),
    ],
  },
  {
    units: [
      ['kilogram', 'kilograms'],
      ['gram', 'grams'],
      ['milligram', 'milligrams'],
    ],
    factors: [1000, 1000],
    measure: 'mass',
    things: [
      thing((a) => `A shipment of tea has a mass of ${a}.`, /^(?!milli)/, 2e6, 60e6),
      thing((a) => `A bag of seeds has a mass of ${a}.`, /^(?!milli)/, 500_000, 25e6),
      thing((a) => `A mineral sample has a mass of ${a}.`, /milli|gram/, 2000, 2e6),
      thing((a) => `A sample of sand has a mass of ${a}.`, /milli|gram/, 2000, 2e6),
    ],
  },
  {
    units: [
      ['pound', 'pounds'],
      ['ounce', 'ounces'],
    ],
    factors: [16],
    measure: 'mass',
    things: [
      thing((a) => `A bag of seeds weighs ${a}.`, /./, 32, 640),
      thing((a) => `A shipment of tea weighs ${a}.`, /./, 80, 960),
      thing((a) => `A box of apples weighs ${a}.`, /./, 80, 640),
    ],
  },
  {
    units: [
      ['hour', 'hours'],
      ['minute', 'minutes'],
      ['second', 'seconds'],
    ],
    factors: [60, 60],
    measure: 'time',
    things: [
      thing((a) => `A movie lasts ${a}.`, /hour|minute/, 5400, 10800),
      thing((a) => `A science experiment lasts ${a}.`, /./, 120, 36000),
      thing((a) => `A podcast episode lasts ${a}.`, /./, 600, 10800),
      thing((a) => `A video lasts ${a}.`, /./, 120, 10800),
    ],
  },
  {
    units: [
      ['mile', 'miles'],
      ['yard', 'yards'],
      ['foot', 'feet'],
    ],
    factors: [1760, 3],
    measure: 'length',
    things: [
      thing((a) => `A hiking trail has a length of ${a}.`, /./, 5280, 105600),
      thing((a) => `A stretch of railroad has a length of ${a}.`, /./, 5280, 316800),
      thing((a) => `A canal has a length of ${a}.`, /./, 5280, 158400),
    ],
  },
  {
    units: [
      ['furlong', 'furlongs'],
      ['chain', 'chains'],
      ['yard', 'yards'],
      ['foot', 'feet'],
    ],
    factors: [10, 22, 3],
    measure: 'length',
    things: [
      thing((a) => `A horse race has a length of ${a}.`, /furlong|yard|foot/, 2640, 10560),
      thing((a) => `An old map shows a field with a length of ${a}.`, /./, 330, 6600),
      thing((a) => `A stretch of road was measured to be ${a} long.`, /./, 660, 9900),
    ],
  },
];

/** Other factors between the same kinds of units, mistaken for a factor in question. */
export const confused: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  'yard foot': [
    [12, 'the number of inches in a foot'],
    [36, 'the number of inches in a yard'],
  ],
  'foot inch': [
    [3, 'the number of feet in a yard'],
    [36, 'the number of inches in a yard'],
  ],
  'week day': [
    [5, 'the number of weekdays in a week'],
    [24, 'the number of hours in a day'],
  ],
  'day hour': [
    [60, 'the number of minutes in an hour'],
    [12, 'the number of hours in half a day'],
  ],
  'hour minute': [
    [24, 'the number of hours in a day'],
    [100, 'as in a decimal number'],
  ],
  'minute second': [
    [100, 'as in a decimal number'],
    [24, 'the number of hours in a day'],
  ],
  'gallon quart': [
    [2, 'the number of pints in a quart'],
    [8, 'the number of pints in a gallon'],
  ],
  'quart pint': [
    [4, 'the number of quarts in a gallon'],
    [8, 'the number of pints in a gallon'],
  ],
  'pint cup': [
    [4, 'the number of cups in a quart'],
    [16, 'the number of cups in a gallon'],
  ],
  'pound ounce': [
    [8, 'the number of ounces in half a pound'],
    [10, 'as in a decimal number'],
  ],
  'mile yard': [
    [5280, 'the number of feet in a mile'],
    [1000, 'as for a kilometer'],
  ],
  'furlong chain': [[22, 'the number of yards in a chain']],
  'chain yard': [
    [10, 'the number of chains in a furlong'],
    [3, 'the number of feet in a yard'],
  ],
};
export const powersOfTen = [
  [10, 'a different power of 10'],
  [100, 'a different power of 10'],
  [1000, 'a different power of 10'],
] as const;
