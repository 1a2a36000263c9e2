// Where the anchor files lie and what a line of them says.
import path from 'node:path';
import type { Head } from './seals.sql.ts';

/** One line of an anchor file. */
export type Anchor = Head & { readonly at: string };

export const anchorFolder = (dataDir: string): string => path.resolve(dataDir, 'audit-anchors');
