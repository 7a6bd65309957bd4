import { create } from 'qrcode';

/** Light modules around the code, without which cameras do not find it. */
const quiet = 4;

/** One path for all dark modules: rows of them as rectangles. */
function pathOf(size: number, isDark: (row: number, column: number) => boolean): string {
  let path = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && isDark(row, column + 1)) column++;
      path += `M${start + quiet} ${row + quiet}h${column - start + 1}v1h-${column - start + 1}z`;
    }
  return path;
}

/** A text as a QR code, dark on white in either theme: many readers know no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * quiet;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-52 max-w-full rounded-control bg-white">
      <path d={pathOf(modules.size, (row, column) => modules.get(row, column) === 1)} className="fill-black" />
    </svg>
  );
}
