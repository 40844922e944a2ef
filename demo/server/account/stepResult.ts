/** What a step of the password reset says to the person: code 0 lets them go on. */
export interface StepResult {
  code: number;
  message: string;
}
