// Places in degrees on the drawing's plane: Albers equal-area with the parallels 25° and 47°, the usual view of China (look and feel, charts).
const radians = Math.PI / 180;
const middle = 105;
const cone = (Math.sin(25 * radians) + Math.sin(47 * radians)) / 2;
const constant = Math.cos(25 * radians) ** 2 + 2 * cone * Math.sin(25 * radians);
/** One radian of the globe in units of the drawing, and where the plane's zero point lies on it. */
const unit = 1322;
const origin = { x: 544, y: 24 };

/** The drawing without its inset, in units; the outlines fill it to the edge. */
export const planeSize = { width: 1000, height: 842 };

/** @param longitude and latitude in degrees @returns units of the drawing, y downwards */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const distance = Math.sqrt(constant - 2 * cone * Math.sin(latitude * radians)) / cone;
  const top = Math.sqrt(constant - 2 * cone * Math.sin(53.6 * radians)) / cone;
  const angle = cone * (longitude - middle) * radians;
  return [origin.x + unit * distance * Math.sin(angle), origin.y + unit * (distance * Math.cos(angle) - top)];
}
