/** Stands where a form of the card is on its way, as tall as the first reset step, so that nothing jumps. */
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
