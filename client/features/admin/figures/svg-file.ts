/** A drawn figure as a file of its own: the colors of the light theme stand in it as numbers, since outside the app no theme knows them. */

const mixed = /color-mix\(in oklab, ([^,]+?) (\d+)%, transparent\)/;

/** A color as other programs read it. */
function plainColor(color: string): string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Colors are those of the place where the figure stands. */
export function svgText(drawn: SVGElement): string {
  const copy = drawn.cloneNode(true) as SVGElement;
  // A probe of the same place resolves the theme's names.
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  drawn.append(probe);
  const resolved = (value: string): string => {
    probe.setAttribute('color', value);
    return plainColor(getComputedStyle(probe).color);
  };
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    element.removeAttribute('class');
    // How large labels are at least depends on the width of a screen; a file has the size they are drawn in.
    const size = /^max\(([\d.]+)px/.exec(element.getAttribute('font-size') ?? '');
    if (size?.[1]) element.setAttribute('font-size', size[1]);
    for (const name of ['fill', 'stroke']) {
      const value = element.getAttribute(name);
      const mix = value && mixed.exec(value);
      if (mix) {
        element.setAttribute(name, resolved(mix[1] ?? ''));
        element.setAttribute(`${name}-opacity`, String(Number(mix[2]) / 100));
      } else if (value?.startsWith('var(')) element.setAttribute(name, resolved(value));
    }
  }
  probe.remove();
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', "'Source Serif 4', Georgia, serif");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}
