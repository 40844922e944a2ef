/** Signs demo accounts in and out for the host page of the playground. */
const PASSWORDS = { ada: 'northgate-ada', ben: 'northgate-ben', chen: 'northgate-chen' };

/** Fetches the user record of an account, as the sign-in of the product stores it. */
export async function signIn(userId) {
  const [, csrf = ''] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
  const response = await fetch('/api/account/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(csrf),
      // The chosen fault must affect only the element.
      'demo-fault': 'none',
    },
    body: JSON.stringify({
      UserId: userId,
      AuthValue: PASSWORDS[userId],
      AuthType: 'password',
      Language: 'zh-CN',
      ClientId: crypto.randomUUID(),
    }),
  });
  const { Code, Message, Data } = await response.json();
  if (Code !== 0) throw new Error(Message);
  return Data;
}
