/** Stage of a release, a column of the board. */
export type Stage = 'draft' | 'review' | 'staging' | 'approved' | 'published';

/** The stages in order, with their headings. */
export const STAGES: readonly { stage: Stage; label: string }[] = [
  { stage: 'draft', label: 'Draft' },
  { stage: 'review', label: 'Review' },
  { stage: 'staging', label: 'Staging' },
  { stage: 'approved', label: 'Approved' },
  { stage: 'published', label: 'Published' },
];

export const labelOf = (stage: Stage) =>
  STAGES.find((column) => column.stage === stage)?.label ?? stage;

/** A release as the board shows it. */
export interface ListedRelease {
  id: string;
  application: string;
  site: string;
  number: string;
  stage: Stage;
  author: string;
  /** Number of approvals. */
  approvals: number;
  approvalsNeeded: number;
  /** Reason of the rollback, if it was rolled back. */
  rolledBack: string | null;
  /** Number of changes. A change sends the revision that it is based on. */
  revision: number;
  /** Stages that this user may move it to. */
  moves: Stage[];
}

/** A release with all details. */
export interface Release extends ListedRelease {
  applicationId: string;
  siteId: string;
  notes: string;
  /** The version before the publication, if it was published. */
  replaces: string | null;
  changedAt: string;
  changedBy: string;
  approvedBy: { name: string; at: string }[];
  history: { at: string; who: string; what: string }[];
  may: { edit: boolean; approve: boolean; rollBack: boolean };
  /** Reason why this user may not approve it, if any. */
  approvalProblem: string | null;
}

export const nameOf = ({ application, number }: ListedRelease) => `${application} ${number}`;

/** Returns whether the data of the server is a release. */
export const isRelease = (data: unknown): boolean => {
  const { moves, history, approvedBy } = Object(data);
  return [moves, history, approvedBy].every(Array.isArray);
};
