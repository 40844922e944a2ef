import { fold } from '../menu/fold';

/**
 * A label with the first occurrence of the query marked. Another mark creates a new element: once a
 * translator has replaced text nodes, React can no longer change them.
 */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const wanted = fold(query).trim();
  const at = wanted ? fold(text).indexOf(wanted) : -1;
  // If folding changes the length of the text, nothing is marked.
  if (at < 0 || fold(text).length !== text.length) return <span key={text}>{text}</span>;
  const end = at + wanted.length;
  return (
    <span key={`${at} ${end} ${text}`}>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
