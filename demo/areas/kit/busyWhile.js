/**
 * Shows a button, and the row that it is in, as busy while the server works. Meanwhile no button of that row that uses
 * this function acts.
 *
 * @param {Element} button
 * @param {() => Promise<unknown>} act
 */
export async function busyWhile(button, act) {
  const places = [button, button.closest('tr')].filter(Boolean);
  if (places.some(({ ariaBusy }) => ariaBusy)) return;
  for (const place of places) place.ariaBusy = 'true';
  // Not `disabled`, which would remove the focus of keyboard users.
  button.ariaDisabled = 'true';
  try {
    await act();
  } finally {
    for (const place of places) place.ariaBusy = null;
    button.ariaDisabled = null;
  }
}
