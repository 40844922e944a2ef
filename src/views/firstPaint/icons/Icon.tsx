/**
 * Renders a lucide icon from the path data of `virtual:icon/<name>`, in the size and color of the text;
 * decorative, so hidden from assistive technology.
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Renders a dot that keeps the space of a missing icon. */
export function DotIcon() {
  return <span className="icon dot" />;
}
