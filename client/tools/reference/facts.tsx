import type { ComponentType } from 'react';
import { Circle, FortyFive, Rectangle, RightTriangle, ThirtySixty, Triangle } from './plane-figures.tsx';
import { BoxSolid, Cone, Cylinder, Pyramid, Sphere } from './solid-figures.tsx';

export interface Fact {
  readonly name: string;
  readonly Figure: ComponentType;
  /** LaTeX, one formula a line; none where the figure says it all. */
  readonly formulas: readonly string[];
}

/** The facts on the official sheet; lengths and areas, special triangles, volumes. */
export const factGroups: readonly { readonly title: string; readonly facts: readonly Fact[] }[] = [
  {
    title: 'Area and circumference',
    facts: [
      { name: 'Circle', Figure: Circle, formulas: ['A=\\pi r^2', 'C=2\\pi r'] },
      { name: 'Rectangle', Figure: Rectangle, formulas: ['A=\\ell w'] },
      { name: 'Triangle', Figure: Triangle, formulas: ['A=\\tfrac{1}{2}bh'] },
    ],
  },
  {
    title: 'Right triangles',
    facts: [
      { name: 'Pythagorean theorem', Figure: RightTriangle, formulas: ['c^2=a^2+b^2'] },
      { name: 'Special: 30°, 60°, 90°', Figure: ThirtySixty, formulas: [] },
      { name: 'Special: 45°, 45°, 90°', Figure: FortyFive, formulas: [] },
    ],
  },
  {
    title: 'Volume',
    facts: [
      { name: 'Box', Figure: BoxSolid, formulas: ['V=\\ell wh'] },
      { name: 'Cylinder', Figure: Cylinder, formulas: ['V=\\pi r^2h'] },
      { name: 'Sphere', Figure: Sphere, formulas: ['V=\\tfrac{4}{3}\\pi r^3'] },
      { name: 'Cone', Figure: Cone, formulas: ['V=\\tfrac{1}{3}\\pi r^2h'] },
      { name: 'Pyramid', Figure: Pyramid, formulas: ['V=\\tfrac{1}{3}\\ell wh'] },
    ],
  },
];

export const sentences = [
  'The number of degrees of arc in a full circle is 360.',
  'The number of radians of arc in a full circle is 2π.',
  'The angles of a triangle add up to 180 degrees.',
] as const;
