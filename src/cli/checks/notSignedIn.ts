/** Why a check that needs the session of the account says nothing. */
export const NOT_SIGNED_IN = { unchecked: 'Needs the test account to be signed in.' };
