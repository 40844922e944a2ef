/** Options of a POST with a CSRF cookie that no header repeats, as of another site. */
export const forged = { headers: { Cookie: 'XSRF-TOKEN=one' }, body: {} };

/** Options of a POST whose body is larger than the server accepts. */
export const large = { body: { text: 'x'.repeat(70_000) } };
