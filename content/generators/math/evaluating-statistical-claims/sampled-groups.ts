/** Groups with a part of them and a larger group, and what some of their members do. */

export interface Setting {
  /** `students at a university`. */
  readonly all: string;
  readonly members: string;
  /** Follows the members: `who live on campus`. */
  readonly part: string;
  /** A larger group; follows “all”. */
  readonly wider: string;
  readonly does: string;
  readonly who: 'who' | 'that';
}

export const settings: readonly Setting[] = [
  {
    all: 'households in a city',
    members: 'households',
    part: 'that have a garden',
    wider: 'households in the state',
    does: 'recycle glass',
    who: 'that',
  },
  {
    all: 'residents of a town',
    members: 'residents',
    part: 'who have a library card',
    wider: 'residents of the state',
    does: 'favor longer library hours',
    who: 'who',
  },
  {
    all: 'employees of a company',
    members: 'employees',
    part: 'who drive to work',
    wider: 'employees of companies in the city',
    does: 'would use a shuttle bus',
    who: 'who',
  },
  {
    all: 'students at a university',
    members: 'students',
    part: 'who live on campus',
    wider: 'university students in the country',
    does: 'exercise every day',
    who: 'who',
  },
  {
    all: 'farmers in a county',
    members: 'farmers',
    part: 'who grow vegetables',
    wider: 'farmers in the state',
    does: 'use an irrigation system',
    who: 'who',
  },
  {
    all: 'drivers in a state',
    members: 'drivers',
    part: 'who commute to work',
    wider: 'drivers in the country',
    does: 'favor a lower speed limit',
    who: 'who',
  },
  {
    all: 'members of a zoo',
    members: 'members',
    part: 'who have young children',
    wider: 'members of zoos in the state',
    does: 'plan to visit the zoo this month',
    who: 'who',
  },
  {
    all: 'teachers in a school district',
    members: 'teachers',
    part: 'who teach mathematics',
    wider: 'teachers in the state',
    does: 'prefer digital textbooks',
    who: 'who',
  },
  {
    all: 'restaurants in a city',
    members: 'restaurants',
    part: 'that serve breakfast',
    wider: 'restaurants in the country',
    does: 'offer online ordering',
    who: 'that',
  },
  {
    all: 'subscribers to a magazine',
    members: 'subscribers',
    part: 'who read it online',
    wider: 'people who read magazines',
    does: 'read every issue',
    who: 'who',
  },
  {
    all: 'nurses at a hospital',
    members: 'nurses',
    part: 'who work at night',
    wider: 'nurses in the state',
    does: 'prefer longer shifts',
    who: 'who',
  },
  {
    all: 'oak trees in a forest',
    members: 'trees',
    part: 'that grow near a stream',
    wider: 'oak trees in the state',
    does: 'are more than 60 years old',
    who: 'that',
  },
];
