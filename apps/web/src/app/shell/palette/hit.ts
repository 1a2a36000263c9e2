// One line of the palette.
import type { Icon } from '@yijian/ui/icon';

export interface Hit {
  readonly key: string;
  readonly kind: 'page' | 'record';
  readonly title: string;
  readonly context: string | undefined;
  readonly path: string;
  readonly icon: Icon;
}
