/** The product's name, or what the integrator puts into the slot `brand`. */
export function Brand({ brand }: { brand: string }) {
  return (
    <div className="brand" part="brand">
      <slot name="brand">
        <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2" y="2" width="20" height="20" rx="6" />
          <path d="M7.5 7.5h4.4a2.3 2.3 0 0 1 0 4.6H7.5zm0 4.6h5a2.4 2.4 0 0 1 0 4.8h-5z" />
        </svg>
        <bdi className="brand-name">{brand}</bdi>
      </slot>
    </div>
  );
}
