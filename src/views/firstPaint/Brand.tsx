import { markOf } from '../../constants';

/** The product's name, or what the integrator puts into the slot `brand`. */
export function Brand({ brand, mark = markOf(brand) }: { brand: string; mark?: string }) {
  return (
    <div className="brand" part="brand">
      <slot name="brand">
        <span className="mark" aria-hidden="true">
          {mark}
        </span>
        <bdi className="brand-name">{brand}</bdi>
      </slot>
    </div>
  );
}
