import type { Locator, Page } from 'playwright-core';

/** Returns a PNG of an element at rest, without the pointer over it. */
export async function picture(element: Locator): Promise<Buffer> {
  await element.page().mouse.move(0, 0);
  return element.screenshot({ animations: 'disabled' });
}

/**
 * Returns the share of pixels, 0 to 1, that differ visibly between two pictures; 1 if their sizes
 * differ. The browser decodes them.
 */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const pictures = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(async (addresses) => {
    const decode = async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { width, height } = image;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, width, height);
    };
    const [a, b] = (await Promise.all(addresses.map(decode))) as [ImageData, ImageData];
    if (a.width !== b.width || a.height !== b.height) return 1;
    let differing = 0;
    for (let at = 0; at < a.data.length; at += 4) {
      const apart = [0, 1, 2].map((channel) =>
        Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)),
      );
      if (Math.max(...apart) > 8) differing++;
    }
    return differing / (a.width * a.height);
  }, pictures);
}
