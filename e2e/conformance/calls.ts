// Every call the specification names (section 7): with section 3 the whole knowledge of the client.
import specification from './calls.json' with { type: 'json' };

/** Method, path and, where it is not the interface, where the call is made. */
export const specifiedCalls: readonly string[] = specification.calls.map(
  ({ method, path, base }) => `${method} ${path}${['interface', 'language-model'].includes(base) ? '' : ` ${base}`}`,
);
