/** A mail with a code and a link that contains the code. */
export interface Mail {
  /** Address of the recipient. If it is empty, the mailer does the same work but sends nothing. */
  to: string;
  subject: string;
  text: string;
  code: string;
  link: string;
}
