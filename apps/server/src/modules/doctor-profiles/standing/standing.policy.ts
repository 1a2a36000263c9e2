// What the axes of the radar are made of (product 3.3).
import { standingAxes, type Standing, type StandingAxis } from '@yijian/contract/doctor-profiles';
import { defaultWeights, type KolComponent } from '@yijian/contract/opinion-leaders';

const components: Readonly<Record<StandingAxis, readonly KolComponent[]>> = {
  academic: ['publications', 'guidelines', 'trials', 'talks', 'journals'],
  clinical: ['clinical'],
  digital: ['digital'],
  society: ['societies'],
};

type Shares = Readonly<Record<KolComponent, number>>;

/** Each axis is the mean of its components by their weights, with one decimal. */
export const axesOf = (own: Shares, middle: Shares): Standing['axes'] =>
  standingAxes.map((axis) => ({ axis, share: meanOf(own, components[axis]), peer: meanOf(middle, components[axis]) }));

function meanOf(shares: Shares, of: readonly KolComponent[]): number {
  const whole = of.reduce((sum, one) => sum + defaultWeights[one], 0);
  return Math.round((10 * of.reduce((sum, one) => sum + shares[one] * defaultWeights[one], 0)) / whole) / 10;
}
