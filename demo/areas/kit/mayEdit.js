/** Roles that may change the objects of the demo: `EDITORS` of the server (demo/server/http/auth.ts). */
const EDITORS = ['ADMIN', 'EDITOR'];

/** Returns whether a user's role may make changes. It only hides buttons; the server decides. */
export const mayEdit = ({ user }) => EDITORS.includes(user?.Role);
