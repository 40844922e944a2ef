import type { ColumnType } from 'kysely';

/** A point in time: read as a Date from both databases. */
export type Moment = ColumnType<Date, Date, Date>;
