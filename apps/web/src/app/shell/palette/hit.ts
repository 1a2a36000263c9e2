// One line of the palette.
import type { Icon } from '@yijian/ui/icon';

export interface Hit {
  readonly key: string;
  readonly kind: 'page' | 'record';
  readonly title: string;
  /** Said more quietly behind the title. */
  readonly note?: string;
  readonly context: string | undefined;
  readonly path: string;
  readonly icon: Icon;
}
