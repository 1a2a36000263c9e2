// Which gateway finds the enterprise of a page, and which environment this is (specification 7.1: chosen by page origin, with a fallback).

export interface Settings {
  readonly environment: 'test' | 'production';
  /** Page origin -> address of the gateway that knows its enterprise. */
  readonly gateways: Readonly<Record<string, string>>;
  /** Gateway for an origin the table does not name; `{origin}` stands for the page's own origin. */
  readonly fallbackGateway: string;
}

const defaults: Settings = { environment: 'production', gateways: {}, fallbackGateway: '{origin}/prod-api' };

/**
 * Settings the server writes into `<meta name="yijian-settings" content='{"gateways":{…}}'>` of the page.
 * A missing or unreadable meta gives the defaults: same origin, /prod-api.
 */
export function readSettings(page: Document = document): Settings {
  const text = page.querySelector('meta[name="yijian-settings"]')?.getAttribute('content');
  if (!text) return defaults;
  try {
    return checked(JSON.parse(text) as Record<string, unknown>);
  } catch {
    console.warn('yijian-settings is not readable; defaults are used');
    return defaults;
  }
}

function checked(found: Record<string, unknown>): Settings {
  const gateways = Object.entries((found['gateways'] ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => isGateway(entry[1]),
  );
  return {
    environment: found['environment'] === 'test' ? 'test' : 'production',
    gateways: Object.fromEntries(gateways),
    fallbackGateway: isGateway(found['fallbackGateway']) ? found['fallbackGateway'] : defaults.fallbackGateway,
  };
}

function isGateway(value: unknown): value is string {
  return typeof value === 'string' && /^(https?:\/\/|\{origin\})/.test(value);
}

/** Gateway address for a page origin, without a trailing slash (R7.7). */
export function gatewayFor(origin: string, settings: Settings): string {
  const known = Object.hasOwn(settings.gateways, origin) ? settings.gateways[origin] : undefined;
  return (known ?? settings.fallbackGateway).replace('{origin}', origin).replace(/\/+$/, '');
}

/** Gateway of the page that is open. */
export function gatewayOfPage(): string {
  return gatewayFor(window.location.origin, readSettings());
}

/** `test` or `production`, as the server wrote it into the page. */
export function environment(): Settings['environment'] {
  return readSettings().environment;
}
