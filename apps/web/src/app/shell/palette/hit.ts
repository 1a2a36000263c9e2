// One line of the palette.
import type { Icon } from '@yijian/ui/icon';
import type { PickedDoctor } from '../../../features/doctors/index.ts';
import type { FormName } from './palette-store.ts';

interface Line {
  readonly key: string;
  readonly title: string;
  /** Said more quietly behind the title. */
  readonly note?: string;
  readonly context: string | undefined;
  readonly icon: Icon;
}

/** Opens a page or a record. */
interface PathHit extends Line {
  readonly kind: 'page' | 'record' | 'command';
  readonly path: string;
  /** Who it is, where the record is a doctor's. */
  readonly doctor?: PickedDoctor;
}

/** Opens a form over the page in front. */
interface FormHit extends Line {
  readonly kind: 'form';
  readonly form: FormName;
  readonly doctor: PickedDoctor | null;
}

export type Hit = PathHit | FormHit;
