import { html } from 'hono/html';
import { giveCsrfCookie } from '../http/csrf';
import type { Call, Parts } from '../parts';
import { keptMails, type OutboxMail } from './outbox';

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** GET /outbox: the demo's mails, newest first, as a page. */
export async function outboxPage(c: Call, parts: Parts) {
  const mails = await keptMails(parts.db);
  giveCsrfCookie(c, parts);
  c.header('Content-Security-Policy', POLICY);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  return c.html(page(mails));
}

/** GET /outbox.json: the same mails as data. */
export async function outboxJson(c: Call, { db }: Parts) {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.json(await keptMails(db));
}

function page(mails: OutboxMail[]) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox · Northgate</title>
<link rel="stylesheet" href="/northgate/outbox.css">
</head>
<body>
<header>
<h1>Outbox</h1>
<p>This demo sends no mail: what it would send is here, newest first.</p>
<nav><a href="/outbox">Refresh</a> <a href="/">Back to the portal</a></nav>
</header>
<main>
${mails.length === 0 ? html`<p class="empty">No mail yet. Ask for a verification code, then come back.</p>` : ''}
${mails.map(article)}
</main>
</body>
</html>`;
}

function article({ to, subject, text, code, link, sentAt }: OutboxMail) {
  const time = sentAt.toISOString();
  return html`<article>
<header>
<h2>${subject}</h2>
<p>To <b>${to}</b> · <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></p>
</header>
<p class="code"><span>Code</span> <code>${code}</code> <a href="${link}">Open the link</a></p>
<details><summary>Whole text</summary><pre>${text}</pre></details>
</article>
`;
}
