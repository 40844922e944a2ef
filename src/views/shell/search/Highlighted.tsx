import { fold } from '../menu/filter/findEntries';

/** A label with the first occurrence of the query marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const wanted = fold(query).trim();
  const at = wanted ? fold(text).indexOf(wanted) : -1;
  // Folding can change the length of a text: nothing is marked then.
  if (at < 0 || fold(text).length !== text.length) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
