// Brings a form field into sight and puts the cursor there (look and feel, form page).

const focusable = 'input,textarea,select,button,[tabindex]';

/** Finds the field by id, by name, or by data-field; false when it is not on the page. */
export function focusField(field: string): boolean {
  const name = CSS.escape(field);
  const found = document.querySelector(`#${name}, [name="${name}"], [data-field="${name}"]`);
  if (!(found instanceof HTMLElement)) return false;
  const control = found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable);
  found.scrollIntoView({ block: 'center' });
  (control ?? found).focus({ preventScroll: true });
  return true;
}
