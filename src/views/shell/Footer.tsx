import { useOption, useTexts } from '../element/elementContext';
import { brandOf } from '../firstPaint/brandOf';

/** The current year and a credit (§2 Layouts), or the integrator's own in the slot `footer`. */
export function Footer() {
  const i18n = useTexts();
  const brand = brandOf(useOption('brand'));
  return (
    <section className="footer" part="footer" aria-label={i18n._('shell.credits')}>
      <slot name="footer">
        <bdi>{i18n._('shell.footer', { year: new Date().getFullYear(), brand })}</bdi>
        <bdi>{i18n._('shell.credit')}</bdi>
      </slot>
    </section>
  );
}
