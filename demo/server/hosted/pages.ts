import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Renders the sign-in page. */
export function loginPage(uid: string, facts: { userId: string; problem?: string }) {
  return page(
    'Sign in',
    html`<p>to continue to <b>Northgate Back Office</b></p>
${facts.problem ? html`<p class="problem" role="alert">${facts.problem}</p>` : ''}
<form method="post" action="/interaction/${uid}/login">
<label>User ID <input name="userId" autocomplete="username" autocapitalize="none" required value="${facts.userId}"></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button class="primary">Sign in</button>
</form>
<form method="post" action="/interaction/${uid}/decline"><button>Cancel</button></form>`,
  );
}

/** Renders the page on which the user allows access to the profile. */
export function consentPage(uid: string, userId: string) {
  return page(
    'Allow access to your profile?',
    html`<p><b>Northgate Back Office</b> will receive these details of <b>${userId}</b>:</p>
<ul><li>name and user ID</li><li>picture</li><li>role</li></ul>
<form method="post" action="/interaction/${uid}/consent"><button class="primary">Allow</button></form>
<form method="post" action="/interaction/${uid}/decline"><button>Decline</button></form>`,
  );
}

/**
 * Renders the page that confirms the logout at the provider.
 * @param form the provider's form, which the buttons submit
 */
export function logoutPage(form: string) {
  return page(
    'Log out of Northgate Identity?',
    html`<p>Everything that you opened with it asks you to sign in again.</p>
${raw(form)}
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Log out</button>
<button type="submit" form="op.logoutForm">Stay signed in</button>`,
  );
}

/** Renders an error page, for errors without a page to redirect to. */
export function errorPage(text: string) {
  return page('This did not work', html`<p class="problem" role="alert">${text}</p>`);
}

function page(title: string, content: Html | Promise<Html>) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Northgate Identity</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/northgate/hosted.css">
</head>
<body>
<main>
<p class="brand">Northgate <span>Identity</span></p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}
