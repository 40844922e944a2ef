import { warnOnce } from '../../browser/warnOnce';

/** Number of times in a row that the content may grow by as much as the frame. */
const MAX_GROWTHS_IN_STEP = 3;
/** Time in ms without reports after which such content is looked at again. */
const PAUSE_MS = 500;

/**
 * Reports the height of the content in px whenever it changes. Stops at content that grows with the frame, which
 * would then grow without end.
 */
export function watchHeight(report: (pixels: number) => void): void {
  let last = 0;
  let frameHeight = innerHeight;
  let growthsInStep = 0;
  let stopped = false;
  /** Whether the frame has grown once more after a pause, to see if the content follows. */
  let isProbing = false;
  const measure = () => {
    const height = contentHeight();
    const grown = innerHeight - frameHeight;
    frameHeight = innerHeight;
    if (grown > 0) {
      const isInStep = Math.abs(height - last - grown) < 2;
      growthsInStep = isInStep ? growthsInStep + 1 : 0;
      if (!isInStep) isProbing = false;
    }
    if (!stopped && growthsInStep > MAX_GROWTHS_IN_STEP) {
      stopped = true;
      setTimeout(resume, PAUSE_MS, height);
    }
    if (stopped || height === last || height === 0) return;
    last = height;
    report(height);
  };
  /**
   * Continues if the content has grown meanwhile without the frame: while a page adds rows, for example. Otherwise once:
   * content that grows with the frame then does so again, but rows that a page had just added do not.
   */
  const resume = (before: number) => {
    const isUnchanged = contentHeight() === before;
    if (isUnchanged && isProbing) {
      warnOnce('a framed page grows with its frame: connect it with { height: false }.');
      return;
    }
    isProbing = isUnchanged;
    stopped = false;
    growthsInStep = isUnchanged ? MAX_GROWTHS_IN_STEP : 0;
    measure();
  };
  new ResizeObserver(measure).observe(document.body);
  addEventListener('resize', measure);
}

/** Returns the height of `body` with its margins in px. */
function contentHeight(): number {
  const { marginTop, marginBottom } = getComputedStyle(document.body);
  const margins = Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
  return Math.ceil(document.body.getBoundingClientRect().height + margins);
}
