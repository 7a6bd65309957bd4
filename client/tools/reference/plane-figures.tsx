import { Dot, Drawing, ink, Label } from './kit.tsx';

export const Circle = () => (
  <Drawing alt="A circle with its center marked and a radius r.">
    <circle cx={75} cy={55} r={44} {...ink} />
    <path d="M75 55 119 55" {...ink} />
    <Dot x={75} y={55} />
    <Label x={97} y={48}>
      r
    </Label>
  </Drawing>
);

export const Rectangle = () => (
  <Drawing alt="A rectangle of length ℓ and width w.">
    <path d="M18 32H116V88H18Z" {...ink} />
    <Label x={67} y={24}>
      ℓ
    </Label>
    <Label x={129} y={65}>
      w
    </Label>
  </Drawing>
);

export const Triangle = () => (
  <Drawing alt="A triangle with base b and height h, perpendicular to the base.">
    <path d="M16 88 90 18 134 88Z" {...ink} />
    <path d="M90 18V88" {...ink} strokeDasharray="4 4" />
    <path d="M82 88V80H90" {...ink} strokeWidth={1.2} />
    <Label x={80} y={62}>
      h
    </Label>
    <Label x={75} y={105}>
      b
    </Label>
  </Drawing>
);

export const RightTriangle = () => (
  <Drawing alt="A right triangle with legs a and b and hypotenuse c.">
    <path d="M28 20V88H126Z" {...ink} />
    <path d="M28 79H37V88" {...ink} strokeWidth={1.2} />
    <Label x={15} y={58}>
      b
    </Label>
    <Label x={77} y={105}>
      a
    </Label>
    <Label x={86} y={46}>
      c
    </Label>
  </Drawing>
);

export const ThirtySixty = () => (
  <Drawing alt="A right triangle with angles of 30° and 60°. The side opposite 30° is x, the side opposite 60° is x√3, the hypotenuse is 2x.">
    <path d="M16 88H124V26Z" {...ink} />
    <path d="M115 88V79H124" {...ink} strokeWidth={1.2} />
    <path d="M46 88A30 30 0 0 0 42 73" {...ink} strokeWidth={1.2} />
    <path d="M124 46A20 20 0 0 1 107 36" {...ink} strokeWidth={1.2} />
    <Label x={63} y={82} upright>
      30°
    </Label>
    <Label x={111} y={61} upright>
      60°
    </Label>
    <Label x={62} y={50}>
      2x
    </Label>
    <Label x={138} y={62}>
      x
    </Label>
    <Label x={72} y={106}>
      x√3
    </Label>
  </Drawing>
);

export const FortyFive = () => (
  <Drawing alt="A right triangle with two angles of 45°. Both legs are s, the hypotenuse is s√2.">
    <path d="M36 14V88H112Z" {...ink} />
    <path d="M36 79H45V88" {...ink} strokeWidth={1.2} />
    <path d="M36 36A22 22 0 0 0 51 29" {...ink} strokeWidth={1.2} />
    <path d="M90 88A22 22 0 0 1 96 73" {...ink} strokeWidth={1.2} />
    <Label x={51} y={52} upright>
      45°
    </Label>
    <Label x={76} y={84} upright>
      45°
    </Label>
    <Label x={24} y={56}>
      s
    </Label>
    <Label x={72} y={106}>
      s
    </Label>
    <Label x={94} y={46}>
      s√2
    </Label>
  </Drawing>
);
