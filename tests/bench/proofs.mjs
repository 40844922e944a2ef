import { NotMeasurable, profiles, visit } from './visit.mjs';

/** Types into the sign-in form the moment it counts as usable, and finds the text there at the end. */
export async function proveTyping(bench, target, profileName) {
  await visit(bench, target, profiles[profileName], async ({ page, evaluate, usable, settled }) => {
    await usable();
    const { x, y } = await evaluate('__bench.middleOf(__bench.find())');
    await page.mouse.click(x, y);
    await page.keyboard.type('ada');
    await settled();
    const value = await evaluate('__bench.find().value');
    if (value !== 'ada')
      throw new NotMeasurable(`typed "ada" immediately, found "${value}" at the end`);
  });
}

/** Clicks the first menu link the moment it counts as usable, and finds it followed at the end. */
export async function proveClick(bench, target, profileName) {
  await visit(bench, target, profiles[profileName], async ({ page, evaluate, usable, settled }) => {
    await usable();
    const { x, y } = await evaluate('__bench.middleOf(__bench.find())');
    await page.mouse.click(x, y);
    await settled();
    const followed = await evaluate("__bench.find().getAttribute('aria-current') === 'page'");
    if (!followed)
      throw new NotMeasurable(
        'the first menu link was clicked immediately, and the click was lost',
      );
  });
}
