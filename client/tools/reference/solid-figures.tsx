import { behind, Dot, Drawing, ink, Label } from './kit.tsx';

export const BoxSolid = () => (
  <Drawing alt="A rectangular box of length ℓ, width w and height h.">
    <path d="M14 46H96V92H14ZM14 46 44 22H126L96 46M126 22V68L96 92" {...ink} />
    <path d="M44 22V68H126M44 68 14 92" {...behind} />
    <Label x={55} y={107}>
      ℓ
    </Label>
    <Label x={121} y={91}>
      w
    </Label>
    <Label x={137} y={50}>
      h
    </Label>
  </Drawing>
);

export const Cylinder = () => (
  <Drawing alt="A cylinder whose base has radius r and whose height is h.">
    <ellipse cx={70} cy={22} rx={42} ry={17} {...ink} />
    <path d="M28 22V86A42 17 0 0 0 112 86V22" {...ink} />
    <path d="M28 86A42 17 0 0 1 112 86" {...behind} />
    <path d="M70 22H112" {...ink} />
    <Dot x={70} y={22} />
    <Label x={88} y={18}>
      r
    </Label>
    <Label x={125} y={60}>
      h
    </Label>
  </Drawing>
);

export const Sphere = () => (
  <Drawing alt="A sphere of radius r.">
    <circle cx={75} cy={55} r={45} {...ink} />
    <path d="M30 55A45 17 0 0 0 120 55" {...ink} />
    <path d="M30 55A45 17 0 0 1 120 55" {...behind} />
    <path d="M75 55H120" {...ink} />
    <Dot x={75} y={55} />
    <Label x={95} y={51}>
      r
    </Label>
  </Drawing>
);

export const Cone = () => (
  <Drawing alt="A cone whose base has radius r and whose height is h.">
    <path d="M75 8 30 86A45 17 0 0 0 120 86Z" {...ink} />
    <path d="M30 86A45 17 0 0 1 120 86M75 8V86" {...behind} />
    <path d="M75 86H120" {...ink} />
    <Dot x={75} y={86} />
    <Label x={66} y={58}>
      h
    </Label>
    <Label x={95} y={82}>
      r
    </Label>
  </Drawing>
);

export const Pyramid = () => (
  <Drawing alt="A pyramid of height h on a rectangular base of length ℓ and width w.">
    <path d="M72 8 14 92H106L132 68ZM72 8 106 92" {...ink} />
    <path d="M14 92 40 68H132M40 68 72 8M72 8V80" {...behind} />
    <Dot x={72} y={80} />
    <Label x={80} y={58}>
      h
    </Label>
    <Label x={60} y={107}>
      ℓ
    </Label>
    <Label x={127} y={90}>
      w
    </Label>
  </Drawing>
);
