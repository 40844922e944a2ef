/** Copies a text; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden by the page's policy, or an intranet page without https: the old command then.
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let copied = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    copied = true;
  };
  addEventListener('copy', give, { capture: true });
  document.execCommand('copy');
  removeEventListener('copy', give, { capture: true });
  return copied;
}
