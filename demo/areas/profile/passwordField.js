/** Field of a form that proves that the user, and not someone at an unattended screen, makes a change. */
export const PASSWORD_FIELD = {
  name: 'Password',
  label: 'Your password',
  type: 'password',
  autocomplete: 'current-password',
  required: true,
};
