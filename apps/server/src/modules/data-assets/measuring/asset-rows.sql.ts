// What a measurement knows of the records of an asset (product 3.20).
import type { Fragment } from '../../../platform/db/index.ts';

/** Everything reads the record as `t`. */
export interface AssetRows {
  readonly from: Fragment;
  /** Which records count. */
  readonly lives: Fragment;
  readonly createdAt: Fragment;
  readonly changedAt: Fragment;
  /** What a record is called in a list; no governed field. */
  readonly name: Fragment;
  /** Records that agree in this are the same thing kept twice. */
  readonly same: Fragment;
  /** Whether it is one of the medical side that sales do not see; left out where there are none. */
  readonly isMedical?: Fragment;
  /** By the code of the rule: whether the record breaks it. Not null. */
  readonly broken: Readonly<Record<string, Fragment>>;
}
