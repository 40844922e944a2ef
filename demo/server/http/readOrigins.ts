/**
 * Reads ALLOW_ORIGINS: origins or URLs, separated by commas. Returns them as browsers write origins, without
 * a path or a slash.
 * @throws Error with a message for the terminal if one is not a URL
 */
export function readOrigins(list = ''): string[] {
  const written = list.split(',').map((part) => part.trim());
  return written.filter((part) => part !== '').map(originOf);
}

function originOf(text: string): string {
  if (!text.includes('://') || !URL.canParse(text)) {
    throw new Error(
      `ALLOW_ORIGINS contains "${text}", but must be a list of origins such as https://erp.example.`,
    );
  }
  const { origin, protocol, host } = new URL(text);
  // URLs of other schemes, such as capacitor://localhost of an app, have no origin here.
  return origin === 'null' ? `${protocol}//${host}` : origin;
}
