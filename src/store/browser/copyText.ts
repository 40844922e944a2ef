/** Copies a text to the clipboard. Resolves to false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The page's policy forbids it, or the page has no https: use the old command.
    return copyByCommand(text);
  }
}

/** Copies with the deprecated `execCommand`, which needs no permission. */
function copyByCommand(text: string): boolean {
  let copied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    copied = true;
  };
  addEventListener('copy', onCopy, { capture: true });
  document.execCommand('copy');
  removeEventListener('copy', onCopy, { capture: true });
  return copied;
}
