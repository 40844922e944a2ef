/** Skeleton of a form whose code loads, as tall as the first reset step to prevent a layout shift. */
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
