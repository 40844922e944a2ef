/**
 * A lucide icon, as the path data that `virtual:icon/<name>` gives, in the size and colour of the text;
 * decorative, so hidden from assistive technology.
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
