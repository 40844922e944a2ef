import { fold } from '../menu/fold';

/**
 * A label in which each word of the query is marked, wherever it occurs. Other marks create a new element: once a
 * translator has replaced text nodes, React can no longer change them.
 */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const ranges = findWords(text, query);
  const parts = ranges.flatMap(([from, to], index) => [
    text.slice(ranges[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <span key={`${ranges.join(' ')} ${text}`}>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  );
}

/**
 * Returns where the words of a query occur in a text, in order: ranges that overlap or touch are one. Words are
 * compared as the search does.
 */
function findWords(text: string, query: string): [from: number, to: number][] {
  const folded = fold(text);
  // If folding changes the length of the text, nothing is marked.
  if (folded.length !== text.length) return [];
  const found: [number, number][] = [];
  for (const word of new Set(fold(query).split(/\s+/).filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      found.push([at, at + word.length]);
    }
  }
  const ranges: [number, number][] = [];
  for (const [from, to] of found.sort(([one], [other]) => one - other)) {
    const last = ranges.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([from, to]);
  }
  return ranges;
}
