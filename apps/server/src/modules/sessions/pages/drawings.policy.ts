// The drawings of the pages: mark, icons (Lucide, ISC), the network beside the form.

export const mark = (size: number): string =>
  `<svg class="mark" width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="7.5" class="mark-tile"/><g class="mark-lines" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"><path d="M5.2 16c2.9-4.7 6.5-7.1 10.8-7.1s7.9 2.4 10.8 7.1c-2.9 4.7-6.5 7.1-10.8 7.1S8.1 20.7 5.2 16Z"/><path d="M16 12.2v7.6M12.2 16h7.6"/></g></svg>`;

const shapes = {
  user: '<circle cx="12" cy="8" r="5"/><path d="M20 21a8 8 0 0 0-16 0"/>',
  lock: '<rect width="18" height="11" x="3" y="11" rx="2" ry="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>',
  eye: '<path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"/><circle cx="12" cy="12" r="3"/>',
  chat: '<path d="M14 9a2 2 0 0 1-2 2H6l-4 4V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2z"/><path d="M18 9h2a2 2 0 0 1 2 2v11l-4-4h-6a2 2 0 0 1-2-2v-1"/>',
  languages:
    '<path d="m5 8 6 6"/><path d="m4 14 6-6 2-3"/><path d="M2 5h12"/><path d="M7 2h1"/><path d="m22 22-5-10-5 10"/><path d="M14 18h6"/>',
  alert:
    '<circle cx="12" cy="12" r="10"/><line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/>',
} as const;

/** A 16 px line icon. */
export const icon = (name: keyof typeof shapes): string =>
  `<svg class="icon" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes[name]}</svg>`;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly ring: number;
}

const RINGS = [7, 12, 17, 21, 24, 26];
const CENTRE = 260;

/** The same figure every time: where a ring's points stand is computed, not drawn by chance. */
function points(): Point[] {
  return RINGS.flatMap((count, ring) =>
    Array.from({ length: count }, (_, index) => {
      const wobble = Math.sin(index * 12.9898 + ring * 78.233);
      const angle = ((index + wobble * 0.28 + ring * 0.37) / count) * 2 * Math.PI;
      const radius = 58 + ring * 38 + wobble * 11;
      return { x: CENTRE + Math.cos(angle) * radius, y: CENTRE + Math.sin(angle) * radius, ring };
    }),
  );
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Doctors and whom they know, around the mark; the further out, the fainter. */
export function network(): string {
  const all = points();
  const lines = all.flatMap((point, index) =>
    all
      .slice(index + 1)
      .filter((other) => distance(point, other) < 62 + point.ring * 2)
      .map((other) => {
        const depth = Math.max(point.ring, other.ring);
        return `<line x1="${point.x.toFixed(1)}" y1="${point.y.toFixed(1)}" x2="${other.x.toFixed(1)}" y2="${other.y.toFixed(1)}" class="net-${depth}"/>`;
      }),
  );
  const dots = all.map(
    (point, index) =>
      `<circle cx="${point.x.toFixed(1)}" cy="${point.y.toFixed(1)}" r="${index % 5 === 0 ? 5 : index % 3 === 0 ? 3.2 : 2.2}" class="net-${point.ring}"/>`,
  );
  return `<svg class="network" viewBox="0 0 520 520" aria-hidden="true"><g class="net-lines">${lines.join('')}</g><g class="net-dots">${dots.join('')}</g></svg>`;
}
