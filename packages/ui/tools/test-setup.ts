// Cleans the page between tests and gives the parts of a browser that happy-dom lacks (look and feel, how to check it).
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
// A second is too little for what a page loads when two workers share one core.
configure({ asyncUtilTimeout: 10_000 });

window.HTMLElement.prototype.scrollIntoView ??= (): void => {};
