// Puts a server's findings beside the fields of a form (specification 5).
import { ApiError } from './error.ts';

/** What antd's `form.setFields` takes. */
export interface FormFault {
  readonly name: (string | number)[];
  readonly errors: string[];
}

/** `body.items.0.phone` -> `['items', 0, 'phone']`; several findings of one field come together. */
export function fieldFaults(error: unknown): FormFault[] {
  if (!(error instanceof ApiError)) return [];
  const byName = new Map<string, FormFault>();
  for (const fault of error.fields) {
    const name = fault.field.replace(/^(body|query|params)\./, '');
    const known = byName.get(name);
    if (known) known.errors.push(fault.message);
    else
      byName.set(name, {
        name: name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        errors: [fault.message],
      });
  }
  return [...byName.values()];
}
