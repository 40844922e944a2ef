/** A function that a module of the package exports. */
interface FunctionRow {
  /** As it is called. */
  name: string;
  /** Paths of its modules in the package. */
  from: readonly string[];
  /** Markdown. */
  meaning: string;
}

/** The functions of the package. */
export const functions: readonly FunctionRow[] = [
  {
    name: 'providePasskeys(element, options)',
    from: ['passkeys'],
    meaning:
      "Offers passkeys in the sign-in form of a shell or login. The option `path` is the path of the server's calls, by default `/api/account/passkeys`. Returns `{supported, list(), add(name, proof), remove(id), stop()}`. See [passkeys](passkeys.md).",
  },
  {
    name: 'connectArea(options)',
    from: ['area-frame', 'area'],
    meaning:
      "Connects a page in the frame of an area with the shell. `options`: `origin` of the page with the shell, by default the frame's own, and `height` (`true`: the frame grows with its content). Resolves to the [context](areas.md#context) of the area, whose drafts are asynchronous. See [a page in a frame](areas.md#a-page-in-a-frame).",
  },
  {
    name: 'defineBackofficeElements(options)',
    from: ['define'],
    meaning:
      'Defines shell, login and reset. `options`: `suffix` of their tags, and `registry`, by default `customElements`. Returns the tags, `{shell, login, reset}`. Throws a `TypeError` if the suffix cannot be part of a tag. See [tags of your own](package.md#tags-of-your-own).',
  },
];
