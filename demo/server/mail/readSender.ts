/** Name, which may be empty, and address of who sends the mails. */
export interface Sender {
  name: string;
  address: string;
}

/** An address, or a name and an address: `Office <no-reply@erp.example>`. */
const SENDER = /^(?:"?([^"<>@\p{C}]*?)"? *<([^<>\s@,;]+@[^<>\s@,;]+)>|([^<>\s@,;]+@[^<>\s@,;]+))$/u;

/**
 * Reads MAIL_FROM.
 * @throws Error with a message for the terminal if it is not one address
 */
export function readSender(text: string): Sender {
  const [, name = '', named, plain] = SENDER.exec(text) ?? [];
  const address = named ?? plain;
  if (address !== undefined) return { name, address };
  throw new Error(
    `MAIL_FROM is ${JSON.stringify(text)}, but must be a mail address such as Office <no-reply@erp.example>.`,
  );
}
