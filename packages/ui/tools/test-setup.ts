// Cleans the page between tests and gives the parts of a browser that happy-dom lacks (look and feel, how to check it).
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

window.HTMLElement.prototype.scrollIntoView ??= (): void => {};
