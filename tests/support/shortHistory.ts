/** Rows of everyday work for tests that do not read them: seeding all takes most of the start of a server. */
export const SHORT_HISTORY = 600;
