import { UserMenu } from './UserMenu';

/** The controls at the end of the top bar (§2 Layouts). */
export function Tools() {
  return <UserMenu />;
}
