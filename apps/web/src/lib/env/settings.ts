// Which gateway finds the enterprise of a page, which environment this is and whether usage may be tracked; the server writes it to /pc/env.json (specification 7.1).
import { basePath } from './page.ts';

export interface Settings {
  readonly environment: 'test' | 'production';
  /** Page origin -> address of the gateway that knows its enterprise. */
  readonly gateways: Readonly<Record<string, string>>;
  /** Gateway for an origin the table does not name; `{origin}` stands for the page's own origin. */
  readonly fallbackGateway: string;
  /** Whether this installation tracks usage at all; the user's consent comes on top. */
  readonly usageTracking: boolean;
}

export const defaultSettings: Settings = {
  environment: 'production',
  gateways: {},
  fallbackGateway: '{origin}/prod-api',
  usageTracking: false,
};

let loading: Promise<Settings> | null = null;
let loaded: Settings = defaultSettings;

/** Reads the settings once; a server that has none, or is slow, leaves the defaults: same origin, /prod-api. */
export function loadSettings(): Promise<Settings> {
  loading ??= fetchSettings()
    .catch(() => defaultSettings)
    .then((found) => (loaded = found));
  return loading;
}

/** The settings once they are loaded, which the start-up guard waits for; before that the defaults. */
export function settings(): Settings {
  return loaded;
}

/** `test` or `production`; dashboards of system reports differ between the two (R2.11). */
export function environment(): Settings['environment'] {
  return loaded.environment;
}

async function fetchSettings(): Promise<Settings> {
  const address = `${window.location.origin}${basePath}env.json`;
  const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(3000) });
  return answer.ok ? checkSettings(await answer.json()) : defaultSettings;
}

/** Settings out of anything: what is absent or foreign takes its default. */
export function checkSettings(found: unknown): Settings {
  const given = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const gateways = Object.entries((given['gateways'] ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => isGateway(entry[1]),
  );
  return {
    environment: given['environment'] === 'test' ? 'test' : 'production',
    gateways: Object.fromEntries(gateways),
    fallbackGateway: isGateway(given['fallbackGateway']) ? given['fallbackGateway'] : defaultSettings.fallbackGateway,
    usageTracking: given['usageTracking'] === true,
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
