// `npm run shots`: a picture of every route in both languages, both themes and two widths, with what is wrong in it (look and feel).
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser/chromium.ts';
import { borrowedProduct } from './product.ts';
import { type Look, looks } from './looks.ts';
import { shootLook } from './shoot.ts';
import { shotRoutes } from './routes.ts';

const usage = `usage: npm run shots -- [--address http://localhost:8080] [--login admin] [--only part] [--lang zh|en]
       [--theme light|dark] [--width 1440|390] [--ready]   --ready leaves out what is still planned;
       without an address a product is started with fresh data`;

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    login: { type: 'string', default: 'admin' },
    only: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
    ready: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(usage);
else process.exitCode = await shootAll();

/** Answers how many pictures show a fault, 255 at most. */
async function shootAll(): Promise<number> {
  const chosen: Look[] = looks(values);
  const routes = shotRoutes(values);
  const product = await borrowedProduct(values.address);
  const browser = await chromium.launch(await findChromium(console.log));
  mkdirSync('shots', { recursive: true });
  const began = performance.now();
  let faults = 0;
  try {
    const waiting = [...chosen];
    // Two at a time: while one page settles, the other draws.
    const walk = async (): Promise<void> => {
      for (let look = waiting.shift(); look; look = waiting.shift())
        faults += await shootLook({ browser, address: product.address, login: values.login, look, routes });
    };
    await Promise.all([walk(), walk()]);
  } finally {
    await browser.close();
    await product.stop();
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${routes.length * chosen.length} pictures in shots/ in ${seconds} s, ${faults} with faults`);
  return Math.min(faults, 255);
}
