// What a region map is told (look and feel, charts).
export type RegionValue = {
  /** Province by GB/T 2260, as in the table of regions: 330000. */
  code: string;
  value: number;
  /** The province's name in the reader's language. */
  label: string;
};
export type MapTone = 'primary' | 'ok' | 'warn' | 'bad' | 'neutral';
export type MapPoint = {
  id: string;
  /** Degrees. */
  longitude: number;
  latitude: number;
  /** The area grows with it. */
  size: number;
  tone?: MapTone | undefined;
  label: string;
  /** Follows the label in the hint and in the table; the size alone when it is not given. */
  note?: string | undefined;
};
export type RegionMapProps = {
  /** Names the map. */
  title: string;
  values: readonly RegionValue[];
  points?: readonly MapPoint[] | undefined;
  /** Heads of the table: place, figure. */
  head: readonly [place: string, figure: string];
  format?: ((value: number) => string) | undefined;
  /** Code of a province or id of a point. */
  selected?: string | undefined;
  /** The province that fills the stage; without it the whole country is shown. */
  focus?: string | undefined;
  onChooseRegion?: ((code: string) => void) | undefined;
  onChoosePoint?: ((id: string) => void) | undefined;
  /** Asked for by the button that leads back to the whole country. */
  onLeaveFocus?: (() => void) | undefined;
  /** Pixels; otherwise after the width. */
  height?: number | undefined;
};
