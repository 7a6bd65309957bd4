import { behind, Dot, Drawing, ink, Label } from './kit.tsx';

export const BoxSolid = () => (
  <Drawing alt="A rectangular box of length ℓ, width w and height h.">
    <path d="M14 46H96V92H14ZM14 46 44 22H126L96 46M126 22V68L96 92" {...ink} />
    <path d="M44 22V68H126M44 68 14 92" {...behind} />
    <Label x={55} y={107}>ℓ</Label>
    <Label x={121} y={91}>w</Label>
    <Label x={137} y={50}>h</Label>
  </Drawing>
);

export const Cylinder = () => (
  <Drawing alt="A cylinder whose base has radius r and whose height is h.">
    <ellipse cx={70} cy={22} rx={42} ry={12} {...ink} />
    <path d="M28 22V88A42 12 0 0 0 112 88V22" {...ink} />
    <path d="M28 88A42 12 0 0 1 112 88" {...behind} />
    <path d="M70 22H112" {...ink} />
    <Dot x={70} y={22} />
    <Label x={90} y={18}>r</Label>
    <Label x={125} y={60}>h</Label>
  </Drawing>
);

export const Sphere = () => (
  <Drawing alt="A sphere of radius r.">
    <circle cx={75} cy={55} r={45} {...ink} />
    <path d="M30 55A45 13 0 0 0 120 55" {...ink} />
    <path d="M30 55A45 13 0 0 1 120 55" {...behind} />
    <path d="M75 55H120" {...ink} />
    <Dot x={75} y={55} />
    <Label x={97} y={50}>r</Label>
  </Drawing>
);

export const Cone = () => (
  <Drawing alt="A cone whose base has radius r and whose height is h.">
    <path d="M75 10 30 88A45 12 0 0 0 120 88Z" {...ink} />
    <path d="M30 88A45 12 0 0 1 120 88M75 10V88" {...behind} />
    <path d="M75 88H120" {...ink} />
    <Dot x={75} y={88} />
    <Label x={66} y={60}>h</Label>
    <Label x={96} y={84}>r</Label>
  </Drawing>
);

export const Pyramid = () => (
  <Drawing alt="A pyramid of height h on a rectangular base of length ℓ and width w.">
    <path d="M70 10 14 90H90L130 64ZM70 10 90 90" {...ink} />
    <path d="M14 90 54 64H130M54 64 70 10M70 10V77" {...behind} />
    <Dot x={70} y={77} />
    <Label x={79} y={62}>h</Label>
    <Label x={52} y={106}>ℓ</Label>
    <Label x={121} y={88}>w</Label>
  </Drawing>
);
