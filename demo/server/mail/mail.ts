/** A mail to write: the code as shown, and the link that fills it in. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  code: string;
  link: string;
}
