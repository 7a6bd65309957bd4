import { useEffect, useRef, useState } from 'react';
import { clockWords } from '../engine/clock.ts';

/** Says aloud when this much of the module's time is left, s. */
export function TimeAnnouncer({ seconds, at }: { readonly seconds: number; readonly at: readonly number[] }) {
  const before = useRef(seconds);
  const [text, setText] = useState('');
  useEffect(() => {
    const crossed = at.find((mark) => before.current > mark && seconds <= mark);
    before.current = seconds;
    if (crossed !== undefined) setText(`${clockWords(crossed * 1000)} remaining in this module.`);
  }, [seconds, at]);
  return (
    <span role="alert" className="sr-only">
      {text}
    </span>
  );
}
