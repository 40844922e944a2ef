/** The line an integrator adds to a page. */
export const SCRIPT = '<script src="/dist/backoffice.js"></script>';

/** A plain host page, titled Intranet. */
export function hostPage(body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Intranet</title><link rel="icon" href="data:,">${head}</head>
<body>${body}</body>
</html>`;
}
