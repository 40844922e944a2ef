import { NotMeasurable, profiles, visit } from './visit.mjs';

/** Types into the sign-in form as soon as it counts as usable. The text must be there at the end. */
export async function proveTyping(bench, target, profileName) {
  await visit(bench, target, profiles[profileName], async ({ page, evaluate, usable, settled }) => {
    await usable();
    const { x, y } = await evaluate('__bench.centerOf(__bench.find())');
    await page.mouse.click(x, y);
    await page.keyboard.type('ada');
    await settled();
    const value = await evaluate('__bench.find().value');
    if (value !== 'ada')
      throw new NotMeasurable(`typed "ada" immediately, found "${value}" at the end`);
  });
}

/** Clicks the first menu link as soon as it counts as usable. It must be the current one at the end. */
export async function proveClick(bench, target, profileName) {
  await visit(bench, target, profiles[profileName], async ({ page, evaluate, usable, settled }) => {
    await usable();
    const { x, y } = await evaluate('__bench.centerOf(__bench.find())');
    await page.mouse.click(x, y);
    await settled();
    const followed = await evaluate("__bench.find().getAttribute('aria-current') === 'page'");
    if (!followed)
      throw new NotMeasurable(
        'the first menu link was clicked immediately, and the click was lost',
      );
  });
}
