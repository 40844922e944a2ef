/** Result of a step of the password reset; code 0 is success. */
export interface StepResult {
  code: number;
  message: string;
}
