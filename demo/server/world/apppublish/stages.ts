/** Stages of a release, which are the columns of the board, in order. */
export const STAGES = ['draft', 'review', 'staging', 'approved', 'published'] as const;

/** Stage of a release. */
export type Stage = (typeof STAGES)[number];

/** Number of approvals that a release needs. Its author cannot approve it. */
export const APPROVALS_NEEDED = 2;

/** Maximum length of the reason of a rollback. */
export const MAX_REASON = 500;

/** Returns the note that a rollback writes to an application without one. The next publication removes it. */
export const rollbackNote = (number: string, reason: string) =>
  `${number} was rolled back: ${reason}`;

/** Facts of a release that determine its moves and approvals. */
export interface Standing {
  stage: Stage;
  authorId: string;
  /** Ids of those who approved. */
  approvedBy: readonly string[];
}

/** Returns the stages that a release may move to: the next one, or any earlier one. */
export function movesOf(release: Standing): Stage[] {
  if (release.stage === 'published') return [];
  return STAGES.filter((stage) => stage !== release.stage && !moveProblem(release, stage));
}

/** Returns the reason why a release may not move to a stage, else undefined. */
export function moveProblem({ stage, approvedBy }: Standing, to: Stage): string | undefined {
  if (stage === 'published') return 'A published release can only be rolled back.';
  const from = STAGES.indexOf(stage);
  const steps = STAGES.indexOf(to) - from;
  if (steps === 0) return 'The release is already in this stage.';
  if (steps > 1) return 'A release moves one stage at a time.';
  if (to === 'approved' && approvedBy.length < APPROVALS_NEEDED) {
    return `Two approvals are needed first. So far: ${approvedBy.length}.`;
  }
  return undefined;
}

/** Returns the reason why a user may not approve a release, else undefined. */
export function approvalProblem(
  { stage, authorId, approvedBy }: Standing,
  userId: string,
): string | undefined {
  if (stage !== 'review' && stage !== 'staging') {
    return 'Only releases in Review or Staging can be approved.';
  }
  if (userId === authorId) return 'Authors cannot approve their own releases.';
  return approvedBy.includes(userId) ? 'You have already approved this release.' : undefined;
}

/** Returns whether a move deletes the approvals: in Draft and Review the release may still change. */
export const losesApprovals = (to: Stage): boolean => to === 'draft' || to === 'review';
