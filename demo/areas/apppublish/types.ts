/** A column of the board. */
export type Stage = 'draft' | 'review' | 'staging' | 'approved' | 'published';

/** The columns in order, with their headings. */
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
  /** How many have approved it. */
  approvals: number;
  approvalsNeeded: number;
  /** Why it was taken back, where it was. */
  rolledBack: string | null;
  /** Counts its changes: whoever changes it says which one they saw. */
  revision: number;
  /** Where the server lets this person move it. */
  moves: Stage[];
}

/** A release with all there is to know of it. */
export interface Release extends ListedRelease {
  applicationId: string;
  siteId: string;
  notes: string;
  /** The version that ran before, where it was published. */
  replaces: string | null;
  changedAt: string;
  changedBy: string;
  approvedBy: { name: string; at: string }[];
  history: { at: string; who: string; what: string }[];
  may: { edit: boolean; approve: boolean; rollBack: boolean };
  /** Why this person may not approve it now. */
  approvalProblem: string | null;
}

export const nameOf = ({ application, number }: ListedRelease) => `${application} ${number}`;
