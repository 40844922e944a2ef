/** A mail to write: the code as shown, and the link that fills it in. */
export interface Mail {
  /** Empty where nobody gets it, and only the work of sending is done. */
  to: string;
  subject: string;
  text: string;
  code: string;
  link: string;
}
