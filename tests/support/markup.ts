/** The line that an integrator adds to a page. */
export const SCRIPT = '<script src="/dist/backoffice.js"></script>';

/** Returns a plain host page with the title Intranet. */
export function hostPage(body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Intranet</title><link rel="icon" href="data:,">${head}</head>
<body>${body}</body>
</html>`;
}
