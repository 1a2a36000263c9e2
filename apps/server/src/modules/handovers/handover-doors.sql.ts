// What a room promises about one kind of record that users own, so that it can be handed over.
import type { HandoverKind } from '@yijian/contract/handovers';
import type { Context } from '../../platform/http/index.ts';

/** What an undo needs besides the receiver; the room that wrote it reads it. */
export type Before = Readonly<Record<string, string | number | boolean | null>>;

export interface MovedRow {
  readonly rowId: string;
  readonly before: Before;
}

export interface Taken {
  readonly from: string;
  readonly to: string;
  /** Provinces and cities; empty for everywhere. */
  readonly regionCodes: readonly string[];
  readonly limit: number;
  /** The handover that lists the records it is about; left out when it is about all. */
  readonly pickedBy?: string | undefined;
}

export interface Returned {
  readonly from: string;
  readonly rows: readonly (MovedRow & { readonly to: string })[];
}

export interface OwnedCount {
  /** Province, for kinds that can be divided by region; otherwise null. */
  readonly code: string | null;
  readonly count: number;
}

export interface OwnedName {
  readonly id: string;
  readonly name: string;
  readonly enName: string;
}

export interface HandoverDoor {
  readonly kind: HandoverKind;
  readonly byRegion: boolean;
  /** How many the user owns, by province where that can be told. */
  readonly count: (context: Context, userId: string) => Promise<readonly OwnedCount[]>;
  /** Some of them, for the eye. */
  readonly sample: (context: Context, userId: string, limit: number) => Promise<readonly OwnedName[]>;
  /** Throws when the caller may not give these away. */
  readonly require?: (context: Context, userId: string) => Promise<void>;
  /** Moves at most `limit` records and answers them; called until it answers none. */
  readonly move: (context: Context, taken: Taken) => Promise<readonly MovedRow[]>;
  /** Gives back the rows that still stand as the move left them; answers how many. */
  readonly giveBack: (context: Context, returned: Returned) => Promise<number>;
}
