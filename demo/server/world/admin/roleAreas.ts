import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';
import { ROLES, type Role } from '../../http/staff';
import type { Parts } from '../../parts';
import { audit } from './audit';

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

/** Which role sees which areas. */
export type Matrix = Record<Role, Area[]>;

const START: Matrix = {
  ADMIN: [...AREAS],
  EDITOR: ['workspace', 'site', 'application', 'develop', 'apppublish', 'support'],
  SUPPORT: ['workspace', 'site', 'application', 'develop', 'apppublish', 'support'],
  VIEWER: ['workspace', 'site', 'application'],
};

/** Fills in which role sees what. */
export async function seedRoleAreas(db: Kysely<Database>): Promise<void> {
  await db.insertInto('role_areas').values(rowsOf(START)).execute();
}

/** The matrix as it is kept, areas in the order of the menu. */
export async function readMatrix({ db }: Pick<Parts, 'db'>): Promise<Matrix> {
  const rows = await db.selectFrom('role_areas').selectAll().execute();
  const sees = (role: Role, area: Area) =>
    rows.some((row) => row.role === role && row.area === area);
  const entries = ROLES.map((role) => [role, AREAS.filter((area) => sees(role, area))]);
  return Object.fromEntries(entries) as Matrix;
}

/** The areas that a role sees now, in the order of the menu. */
export async function areasOf({ db }: Pick<Parts, 'db'>, role: string): Promise<Area[]> {
  const rows = await db.selectFrom('role_areas').select('area').where('role', '=', role).execute();
  return AREAS.filter((area) => rows.some((row) => row.area === area));
}

/** The areas that a role sees, where they are fewer than the product's menu shows it; else undefined. */
export async function fewerAreas(
  { db }: Pick<Parts, 'db'>,
  role: string,
): Promise<Area[] | undefined> {
  const seen = await areasOf({ db }, role);
  const shown = AREAS.filter((area) => area !== 'admin' || role === 'ADMIN');
  return seen.length < shown.length ? seen : undefined;
}

/** Replaces the matrix. Changes wait for one another; who reads meanwhile gets the old one. */
export async function writeMatrix({ db, now }: Parts, user: User, matrix: Matrix): Promise<void> {
  await db.transaction().execute(async (step) => {
    await sql`lock table role_areas in share row exclusive mode`.execute(step);
    const before = await readMatrix({ db: step });
    await step.deleteFrom('role_areas').execute();
    await step.insertInto('role_areas').values(rowsOf(matrix)).execute();
    for (const role of ROLES) {
      const areas = AREAS.filter((area) => matrix[role].includes(area));
      if (areas.join() === before[role].join()) continue;
      await audit(step, now(), user, {
        action: 'role.areas',
        subject: role,
        detail: areas.join(', '),
      });
    }
  });
}

/** What is wrong with a matrix that was sent, or undefined. */
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
      return 'must leave Admin to administrators, and to all of them';
    }
  }
  return undefined;
}

/** Whether a role sees an area now. */
export async function seesArea({ db }: Parts, role: string, area: Area): Promise<boolean> {
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
