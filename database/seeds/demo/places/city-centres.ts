// Where the larger cities lie, in degrees, rounded to a kilometre: the demo puts its hospitals around them. Other cities have none.
import type { Random } from '../random.ts';

const centres: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '110100': [39.9, 116.41],
  '120100': [39.13, 117.2],
  '130100': [38.04, 114.51],
  '140100': [37.87, 112.55],
  '150100': [40.84, 111.75],
  '210100': [41.8, 123.43],
  '210200': [38.91, 121.61],
  '220100': [43.82, 125.32],
  '230100': [45.8, 126.53],
  '310100': [31.23, 121.47],
  '320100': [32.06, 118.8],
  '320200': [31.49, 120.31],
  '320300': [34.21, 117.28],
  '320400': [31.81, 119.97],
  '320500': [31.3, 120.58],
  '320600': [31.98, 120.89],
  '330100': [30.27, 120.15],
  '330200': [29.87, 121.55],
  '330300': [28.0, 120.7],
  '330400': [30.75, 120.76],
  '330500': [30.89, 120.09],
  '330600': [30.03, 120.58],
  '330700': [29.08, 119.65],
  '330800': [28.94, 118.87],
  '330900': [29.99, 122.21],
  '331000': [28.66, 121.42],
  '331100': [28.47, 119.92],
  '340100': [31.82, 117.23],
  '350100': [26.07, 119.3],
  '350200': [24.48, 118.09],
  '360100': [28.68, 115.86],
  '370100': [36.65, 117.12],
  '370200': [36.07, 120.38],
  '410100': [34.75, 113.63],
  '420100': [30.59, 114.31],
  '430100': [28.23, 112.94],
  '440100': [23.13, 113.26],
  '440300': [22.54, 114.06],
  '440600': [23.02, 113.12],
  '450100': [22.82, 108.37],
  '460100': [20.04, 110.2],
  '500100': [29.56, 106.55],
  '510100': [30.57, 104.07],
  '520100': [26.65, 106.63],
  '530100': [25.04, 102.71],
  '540100': [29.65, 91.14],
  '610100': [34.34, 108.94],
  '620100': [36.06, 103.83],
  '630100': [36.62, 101.78],
  '640100': [38.49, 106.23],
  '650100': [43.83, 87.62],
};

/** Kilometres from the centre within which nearly all hospitals lie. */
const RADIUS = 14;
const KM_PER_DEGREE = 111.2;

/** A point near the centre of the city, denser towards it; two nulls where no centre is known. */
export function placeIn(cityCode: string, randomly: Random): [latitude: number | null, longitude: number | null] {
  const angle = randomly.next() * 2 * Math.PI;
  const distance = RADIUS * randomly.next() ** 1.4;
  const centre = centres[cityCode];
  if (centre === undefined) return [null, null];
  const [latitude, longitude] = centre;
  const north = (distance * Math.sin(angle)) / KM_PER_DEGREE;
  const east = (distance * Math.cos(angle)) / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return [rounded(latitude + north), rounded(longitude + east)];
}

/** Ten metres. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
