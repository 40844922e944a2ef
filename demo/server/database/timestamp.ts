import type { ColumnType } from 'kysely';

/** Column type of a point in time: a Date in both databases. */
export type Timestamp = ColumnType<Date, Date, Date>;
