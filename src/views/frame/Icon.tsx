/** The drawing of a lucide icon: tags and their attributes. */
export type IconNode = readonly (readonly [string, Record<string, string | number | undefined>])[];

/** A lucide icon in the size and colour of the text; decorative, so hidden from assistive technology. */
export function Icon({ node }: { node: IconNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, attributes], index) => {
        const Shape = tag as 'path';
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes its order
        return <Shape key={index} {...attributes} />;
      })}
    </svg>
  );
}
