import { html } from 'hono/html';
import { setCsrfCookie } from '../http/csrf';
import type { Call, Services } from '../services';
import { type OutboxMail, readMails } from './outbox';

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** As in the areas of the demo, in UTC: the page has no script that could know the zone of the reader. */
const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Answers GET /outbox: a page with the demo's mails, newest first. */
export async function outboxPage(c: Call, services: Services) {
  const mails = await readMails(services.db);
  setCsrfCookie(c, services);
  c.header('Content-Security-Policy', POLICY);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  return c.html(page(mails));
}

/** Answers GET /outbox.json: the same mails as JSON. */
export async function outboxJson(c: Call, { db }: Services) {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.json(await readMails(db));
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
<p>To <b>${to}</b> · <time datetime="${time}">${MOMENT.format(sentAt)} UTC</time></p>
</header>
<p class="code"><span>Code</span> <code>${code}</code> <a href="${link}">Open the link</a></p>
<details><summary>Full message</summary><pre>${text}</pre></details>
</article>
`;
}
