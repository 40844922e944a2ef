/** Skeleton of a form that is loading, as tall as the first reset step to avoid a layout shift. */
export const Waiting = () => (
  <div className="pane waiting" aria-busy="true">
    <i />
    <i />
    <i />
    <i />
    <b />
    <b />
    <i />
  </div>
);
