/** Under .cache. */
export const folder: string;
export function placeOf(source: string): string;
export function keepAll(): void;
export function keep(place: string, source: string): string;
