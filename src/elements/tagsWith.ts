/** The tags of the defined elements. */
export interface DefinedTags {
  /** Tag of the shell. */
  shell: string;
  /** Tag of the sign-in card. */
  login: string;
  /** Tag of the password reset. */
  reset: string;
}

/**
 * Returns the tags with a suffix: `v2` makes `backoffice-shell-v2`.
 * @throws TypeError if the suffix cannot be part of a tag.
 */
export function tagsWith(suffix: string): DefinedTags {
  if (!/^[a-z0-9._-]*$/.test(suffix)) {
    throw new TypeError(
      `suffix: "${suffix}" is invalid; accepted: lowercase letters, digits, "." "_" and "-".`,
    );
  }
  const ending = suffix && `-${suffix.replace(/^-/, '')}`;
  return {
    shell: `backoffice-shell${ending}`,
    login: `backoffice-login${ending}`,
    reset: `backoffice-reset${ending}`,
  };
}
