import type { Bounds } from '#core/calculator/graph/view.ts';

/** Seconds from the left edge to the right. */
const length = 4;
const [lowest, highest] = [130, 1_050] as const;

let playing: { readonly context: AudioContext; readonly onEnd: () => void } | null = null;

/** A curve as sound: from left to right, higher where it is higher; silent where it is out of sight. A second call stops it. Returns whether it plays now. */
export function playCurve(f: (x: number) => number, { xMin, xMax, yMin, yMax }: Bounds, onEnd: () => void): boolean {
  if (playing) {
    const { context, onEnd: ended } = playing;
    playing = null;
    void context.close();
    ended();
    return false;
  }
  const context = new AudioContext();
  playing = { context, onEnd };
  const tone = context.createOscillator();
  const volume = context.createGain();
  const side = context.createStereoPanner();
  tone.type = 'triangle';
  tone.connect(volume).connect(side).connect(context.destination);
  const start = context.currentTime + 0.05;
  const steps = 240;
  for (let step = 0; step <= steps; step += 1) {
    const [share, at] = [step / steps, start + (length * step) / steps];
    const height = (f(xMin + (xMax - xMin) * share) - yMin) / (yMax - yMin);
    const heard = height >= 0 && height <= 1;
    volume.gain.setTargetAtTime(heard ? 0.12 : 0, at, 0.01);
    side.pan.setValueAtTime(share * 1.6 - 0.8, at);
    if (heard) tone.frequency.setTargetAtTime(lowest * (highest / lowest) ** height, at, 0.01);
  }
  tone.onended = () => {
    if (playing?.context !== context) return;
    playing = null;
    void context.close();
    onEnd();
  };
  tone.start(start);
  tone.stop(start + length + 0.1);
  return true;
}
