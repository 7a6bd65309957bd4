/** Pictures of the public pages, made when the client is built: what is shown where a link is shared, and the logo. */
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';

const require = createRequire(import.meta.url);
const fontFile = (weight: 400 | 600) => require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);

type Child = string | Element;
interface Element {
  readonly type: string;
  readonly props: { readonly style: object; readonly children: readonly Child[] };
}
const box = (style: object, ...children: Child[]): Element => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

const paper = '#fdfcf9';
const ink = '#1d2430';
const muted = '#5b6472';
const primary = '#2363b8';

const badge = (size: number) =>
  box(
    {
      alignItems: 'center',
      padding: `0 ${size * 0.28}px`,
      height: size,
      borderRadius: size * 0.2,
      background: primary,
      color: paper,
      fontSize: size * 0.5,
      fontWeight: 600,
    },
    'SAT',
  );
const logo = (size: number, color: string) =>
  box({ alignItems: 'center', gap: size * 0.32 }, badge(size), box({ fontSize: size * 0.62, fontWeight: 600, color, letterSpacing: '-0.02em' }, 'Ascent'));

/** 1200 × 630, the size that previews are cut from. */
const shared = (title: string, description: string) =>
  box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      // Without this, the padding comes on top of the size, and text runs out of the picture.
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: 72,
      background: paper,
      fontFamily: 'Inter',
    },
    logo(64, ink),
    box(
      { flexDirection: 'column', gap: 24 },
      box({ fontSize: title.length > 48 ? 60 : 72, lineHeight: 1.12, fontWeight: 600, color: ink, letterSpacing: '-0.02em' }, title),
      box({ fontSize: 30, lineHeight: 1.4, color: muted }, description),
    ),
    box({ height: 8, width: 220, borderRadius: 4, background: '#e0a83e' }),
  );

export interface SharedPicture {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Writes pictures/<name>.png and press/ into `folder`. */
export async function drawPictures(folder: string, pictures: readonly SharedPicture[]): Promise<void> {
  await initWasm(await fs.readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fonts = await Promise.all(
    ([400, 600] as const).map(async (weight) => ({ name: 'Inter', data: await fs.readFile(fontFile(weight)), weight, style: 'normal' as const })),
  );
  // satori reads elements of this shape; its types name those of React.
  const draw = (element: Element, width: number, height: number) => satori({ ...element, key: null }, { width, height, fonts });
  const write = async (file: string, bytes: string | Uint8Array) => {
    const full = join(folder, file);
    await fs.mkdir(dirname(full), { recursive: true });
    await fs.writeFile(full, bytes);
  };
  const png = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  for (const { name, title, description } of pictures) await write(`pictures/${name}.png`, png(await draw(shared(title, description), 1200, 630), 1200));
  for (const [name, color] of [
    ['logo', ink],
    ['logo-dark', '#f0ede6'],
  ] as const) {
    const svg = await draw(
      box({ width: '100%', height: '100%', alignItems: 'center', justifyContent: 'center', fontFamily: 'Inter' }, logo(48, color)),
      200,
      48,
    );
    await write(`press/${name}.svg`, svg);
    await write(`press/${name}.png`, png(svg, 1600));
  }
}
