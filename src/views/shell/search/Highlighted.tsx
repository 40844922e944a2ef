import { fold } from '../menu/fold';

/**
 * A label with the first occurrence of the query marked. Another mark makes another element: translators
 * replace text nodes, and React cannot remove or change those between other nodes then.
 */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const wanted = fold(query).trim();
  const at = wanted ? fold(text).indexOf(wanted) : -1;
  // Folding can change the length of a text: nothing is marked then.
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
