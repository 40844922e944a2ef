/**
 * The failing release, which appears in all areas: Berth Planner 4.2.0 of Tideline Shipping failed its
 * health check yesterday evening and was rolled back to 4.1.6. All tables use these ids.
 */
export const story = {
  release: 'berth-planner-4.2.0',
  name: 'Berth Planner 4.2.0',
  version: '4.2.0',
  before: '4.1.6',
  organization: 'tideline',
  site: 'tideline-production',
  application: 'tideline-production-berth-planner',
  ticket: 1187,
  /** User who published it. */
  by: 'marta.nowak',
  /** Times of yesterday evening. */
  started: '21:38',
  failed: '21:42',
  rolledBack: '21:45',
  reason:
    'The health check failed: migration 0042_quay_slots met berths without a quay, and GET /ready answered 503.',
} as const;
