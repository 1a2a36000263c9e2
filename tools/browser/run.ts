// Prints the Chromium that browser tests will use; provides one where the system has none.
import { findChromium } from './chromium.ts';

try {
  const { executablePath } = await findChromium(console.log);
  console.log(executablePath);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
