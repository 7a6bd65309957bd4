import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('respects the disabled state its caller sets', () => {
    expect(renderToStaticMarkup(<Button aria-disabled>Next</Button>)).toContain('aria-disabled="true"');
    expect(renderToStaticMarkup(<Button>Next</Button>)).not.toContain('aria-disabled=');
  });

  it('says so while it is busy, whatever its caller says', () => {
    expect(
      renderToStaticMarkup(
        <Button busy aria-disabled={false}>
          Next
        </Button>,
      ),
    ).toContain('aria-disabled="true"');
  });
});
