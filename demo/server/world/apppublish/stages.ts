/** The columns of the board, in order. */
export const STAGES = ['draft', 'review', 'staging', 'approved', 'published'] as const;

export type Stage = (typeof STAGES)[number];

/** Approvals that a release needs, none of them its author's. */
export const APPROVALS_NEEDED = 2;

/** What the rules ask of a release. */
export interface Standing {
  stage: Stage;
  authorId: string;
  /** Ids of those who approved. */
  approvedBy: readonly string[];
}

/** Tells whether a text names a stage. */
export const isStage = (text: string): text is Stage => STAGES.includes(text as Stage);

/** Where a release may go from here: one step on, or back to any earlier stage. */
export function movesOf(release: Standing): Stage[] {
  if (release.stage === 'published') return [];
  return STAGES.filter((stage) => stage !== release.stage && !moveProblem(release, stage));
}

/** Why a release may not go to a stage, or undefined. */
export function moveProblem({ stage, approvedBy }: Standing, to: Stage): string | undefined {
  if (stage === 'published') return 'A published release only goes back by a rollback.';
  const from = STAGES.indexOf(stage);
  const steps = STAGES.indexOf(to) - from;
  if (steps === 0) return 'The release is there already.';
  if (steps > 1) return 'A release goes one stage at a time.';
  if (to === 'approved' && approvedBy.length < APPROVALS_NEEDED) {
    return `Two people have to approve first; so far ${approvedBy.length} did.`;
  }
  return undefined;
}

/** Why this person may not approve the release now, or undefined. */
export function approvalProblem(
  { stage, authorId, approvedBy }: Standing,
  userId: string,
): string | undefined {
  if (stage !== 'review' && stage !== 'staging') {
    return 'Only what is in Review or Staging can be approved.';
  }
  if (userId === authorId) return 'Authors do not approve their own releases.';
  return approvedBy.includes(userId) ? 'You have approved this release already.' : undefined;
}

/** Going back to Draft or Review opens the work again: what was approved then is no longer what is there. */
export const losesApprovals = (to: Stage): boolean => to === 'draft' || to === 'review';
