import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';
import { ROLES, type Role } from '../../http/auth';
import type { Services } from '../../services';
import { isAdmin, lockAdmins } from './admins';
import { audit } from './audit';

/** The areas in the order of the menu. */
export const AREAS = [
  'workspace',
  'site',
  'application',
  'develop',
  'apppublish',
  'admin',
  'support',
] as const;
export type Area = (typeof AREAS)[number];

/** Areas that each role sees. */
export type Matrix = Record<Role, Area[]>;

const DEFAULT_MATRIX: Matrix = {
  ADMIN: [...AREAS],
  EDITOR: ['workspace', 'site', 'application', 'develop', 'apppublish', 'support'],
  SUPPORT: ['workspace', 'site', 'application', 'develop', 'apppublish', 'support'],
  VIEWER: ['workspace', 'site', 'application'],
};

/** Seeds the areas of each role. */
export async function seedRoleAreas(db: Kysely<Database>): Promise<void> {
  await db.insertInto('role_areas').values(rowsOf(DEFAULT_MATRIX)).execute();
}

/** Returns the areas of each role, in the order of the menu. */
export async function readMatrix({ db }: Pick<Services, 'db'>): Promise<Matrix> {
  const rows = await db.selectFrom('role_areas').selectAll().execute();
  const sees = (role: Role, area: Area) =>
    rows.some((row) => row.role === role && row.area === area);
  const entries = ROLES.map((role) => [role, AREAS.filter((area) => sees(role, area))]);
  return Object.fromEntries(entries) as Matrix;
}

/** Returns the areas that a role sees, in the order of the menu. */
export async function areasOf({ db }: Pick<Services, 'db'>, role: string): Promise<Area[]> {
  const rows = await db.selectFrom('role_areas').select('area').where('role', '=', role).execute();
  return AREAS.filter((area) => rows.some((row) => row.area === area));
}

/** Returns the areas of a role if they are fewer than the product's menu shows; else undefined. */
export async function fewerAreas(
  { db }: Pick<Services, 'db'>,
  role: string,
): Promise<Area[] | undefined> {
  const seen = await areasOf({ db }, role);
  const shown = AREAS.filter((area) => area !== 'admin' || role === 'ADMIN');
  return seen.length < shown.length ? seen : undefined;
}

/**
 * Replaces the matrix. Parallel changes wait for each other; readers get the old matrix meanwhile. Changes nothing if
 * the user is no longer an administrator (`forbidden`), or if the matrix is no longer the one that the user has seen
 * (`conflict`).
 */
export async function writeMatrix(
  { db, now }: Services,
  user: User,
  { matrix, seen }: { matrix: Matrix; seen?: Matrix },
): Promise<'done' | 'forbidden' | 'conflict'> {
  return db.transaction().execute(async (trx) => {
    await lockAdmins(trx);
    if (!(await isAdmin(trx, user))) return 'forbidden';
    await sql`lock table role_areas in share row exclusive mode`.execute(trx);
    const before = await readMatrix({ db: trx });
    const isSeen = (role: Role) => !seen || inOrder(seen[role]) === before[role].join();
    if (!ROLES.every(isSeen)) return 'conflict';
    await trx.deleteFrom('role_areas').execute();
    await trx.insertInto('role_areas').values(rowsOf(matrix)).execute();
    for (const role of ROLES) {
      const areas = inOrder(matrix[role]);
      if (areas === before[role].join()) continue;
      const detail = areas.replaceAll(',', ', ');
      await audit(trx, now(), user, { action: 'role.areas', subject: role, detail });
    }
    return 'done';
  });
}

/** Returns the names of areas in the order of the menu, separated by commas. */
function inOrder(areas: readonly Area[]): string {
  return AREAS.filter((area) => areas.includes(area)).join();
}

/** Returns the end of the error message for an invalid matrix, else undefined. */
export function matrixProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'must be an object';
  const matrix = value as Record<string, unknown>;
  if (Object.keys(matrix).sort().join() !== [...ROLES].sort().join()) return 'must name every role';
  for (const role of ROLES) {
    const areas = matrix[role];
    if (!Array.isArray(areas) || !areas.every((area) => AREAS.includes(area))) {
      return `must list areas for ${role}`;
    }
    if (areas.includes('admin') !== (role === 'ADMIN')) {
      return 'must grant Admin to the role ADMIN and to no other role';
    }
  }
  return undefined;
}

/** Returns whether a role sees an area. */
export async function seesArea({ db }: Services, role: string, area: Area): Promise<boolean> {
  const row = await db
    .selectFrom('role_areas')
    .select('area')
    .where('role', '=', role)
    .where('area', '=', area)
    .executeTakeFirst();
  return row !== undefined;
}

function rowsOf(matrix: Matrix) {
  return ROLES.flatMap((role) => [...new Set(matrix[role])].map((area) => ({ role, area })));
}
