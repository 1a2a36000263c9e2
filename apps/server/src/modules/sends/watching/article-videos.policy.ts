// The videos of a stored article: counted in their order, so that telling of one names a number and never an address.
import { ARTICLE_VIDEOS } from '@yijian/contract/articles';

// The sanitiser writes every video this way (articles/html).
const VIDEO = new RegExp(`<video src="${ARTICLE_VIDEOS}([0-9a-f]{64})"`, 'g');

/** SHA-256 of each. */
export const videosOf = (html: string): string[] => [...html.matchAll(VIDEO)].map(([, hash]) => hash!);

/** Of a film of any length the last moments are rarely played: so many percent are the whole of it. */
const WHOLE = 95;

/** Whole quarters of a film. */
export const quartersOf = (percent: number): number => (percent >= WHOLE ? 4 : Math.min(3, Math.floor(percent / 25)));
