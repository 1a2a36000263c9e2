// Finds a Chromium that starts: the one npm installed, the same everywhere and without a desktop, else the system's, else (as root on Debian) the distribution's.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { unpackChromium } from './unpack.ts';

/** What Playwright's `launchOptions`, or any other starter of a browser, needs. */
export interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
  /** The whole environment of the browser: a packaged one brings its own libraries and fonts. */
  readonly env: Record<string, string>;
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/**
 * Root and many containers lack what the sandbox needs, and the pages under test are our own; nothing else may use the network.
 * Without a graphics card the drawing is computed, and on a busy machine that takes longer than the watchdog of the graphics
 * process waits before it ends it with every picture in it.
 */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-gpu-watchdog',
];

/** Test workers inherit the answer instead of trying browsers again. */
const inherited = 'YIJIAN_CHROMIUM';

let found: Promise<Chromium> | undefined;

/** The browser for this machine, found once per process; throws in plain words when there is none. `say` hears of slow steps. */
export function findChromium(say: (line: string) => void = () => {}): Promise<Chromium> {
  const known = process.env[inherited];
  found ??= known === undefined ? search(say) : Promise.resolve(JSON.parse(known) as Chromium);
  return found.then((browser) => {
    process.env[inherited] = JSON.stringify(browser);
    return browser;
  });
}

async function search(say: (line: string) => void): Promise<Chromium> {
  const wish = process.env['CHROMIUM_PATH'];
  if (wish) {
    const chosen = system(wish);
    const fault = await whyNotStarting(chosen);
    if (fault === undefined) return chosen;
    throw new Error(`CHROMIUM_PATH is ${wish}, which does not start: ${fault}`);
  }
  let fault = 'it is not installed';
  for (const candidate of await packagedBrowsers(say)) {
    const reason = await whyNotStarting(candidate);
    if (reason === undefined) return candidate;
    fault = reason;
  }
  const installed = await startingSystemBrowser();
  if (installed) return installed;
  if (installFromDistribution(say)) {
    const fromDistribution = await startingSystemBrowser();
    if (fromDistribution) return fromDistribution;
  }
  throw new Error(
    `No Chromium starts here. The packaged one fails: ${fault}. Install chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}

async function startingSystemBrowser(): Promise<Chromium | undefined> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const files = [...systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name))), mac];
  for (const file of files.filter((name) => existsSync(name))) {
    if ((await whyNotStarting(system(file))) === undefined) return system(file);
  }
  return undefined;
}

function system(executablePath: string): Chromium {
  return { executablePath, args, env: environment({}) };
}

/** With the system's libraries first; with the package's own ones where the system lacks them. */
async function packagedBrowsers(say: (line: string) => void): Promise<Chromium[]> {
  const folder = await unpackChromium(say);
  if (folder === undefined) return [];
  const executablePath = path.join(folder, 'chromium');
  const fonts = { FONTCONFIG_FILE: process.env['FONTCONFIG_FILE'] ?? writeFonts(folder) };
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return [
    { executablePath, args, env: environment(fonts) },
    { executablePath, args, env: environment({ ...fonts, LD_LIBRARY_PATH: libraries }) },
  ];
}

/** The list that comes with the package looks for its fonts in /tmp/fonts; without any font not even those of a page are drawn. */
function writeFonts(folder: string): string {
  const file = path.join(folder, 'fonts.conf');
  const places = [path.join(folder, 'fonts', 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const lines = places.map((place) => `<dir>${place.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>`);
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<fontconfig>${lines.join('')}<cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n`,
  );
  return file;
}

function environment(more: Record<string, string>): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[0] !== inherited,
  );
  return { ...Object.fromEntries(own), ...more };
}

/** Draws a page with a word in it; undefined when that works. */
async function whyNotStarting(candidate: Chromium): Promise<string | undefined> {
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ ...candidate, timeout: 20_000 });
    const page = await browser.newPage();
    await page.setContent('<span>Yijian</span>', { timeout: 10_000 });
    const word = await page.locator('span').boundingBox({ timeout: 10_000 });
    await page.screenshot({ timeout: 10_000 });
    return word !== null && word.width > 0 ? undefined : 'it has no font to write with';
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
    return lines.find((line) => /error while loading|cannot open/.test(line))?.trim() ?? lines[0];
  } finally {
    await browser?.close();
  }
}

function installFromDistribution(say: (line: string) => void): boolean {
  const isDebian = existsSync('/etc/os-release') && /debian/.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  say('Installing chromium with apt-get…');
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  const words = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  return spawnSync('apt-get', words, { env, stdio: 'ignore' }).status === 0;
}
