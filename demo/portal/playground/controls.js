/**
 * Creates a control for an attribute or a slot. Calls `change` with its value, or null to remove it.
 * @param values a list, `'yes or no'`, or undefined for free text
 */
export function makeControl({ name, values, fallback = '', meaning = '' }, value, change) {
  const label = document.createElement('label');
  const code = document.createElement('code');
  code.textContent = name;
  label.title = meaning;
  const control = document.createElement(Array.isArray(values) ? 'select' : 'input');
  if (Array.isArray(values)) {
    control.append(
      new Option(fallback ? `default: ${fallback}` : 'default', ''),
      ...values.map((one) => new Option(one)),
    );
  }
  // Muted while the default applies.
  const mark = () => control.toggleAttribute('data-default', control.value === '');
  if (values === 'yes or no') {
    control.type = 'checkbox';
    control.checked = value !== undefined;
    control.addEventListener('change', () => change(control.checked ? '' : null));
  } else {
    control.value = value ?? '';
    control.placeholder = fallback;
    control.addEventListener('input', () => {
      mark();
      change(control.value || null);
    });
    mark();
  }
  label.append(code, control);
  return label;
}
