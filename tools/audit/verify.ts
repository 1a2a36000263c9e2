// Checks the audit trail of an enterprise against its seals and anchors, with a memory that does not grow (reliability 27).
import { createHash, hash } from 'node:crypto';
import postgres from 'postgres';
import { countAnchorFaults } from './anchors.ts';
import {
  selectSealBefore,
  selectSeals,
  selectTrail,
  selectUnsealed,
  type SealRow,
  type TrailRow,
} from './chain.sql.ts';

export type FaultKind =
  | 'changed'
  | 'missing'
  | 'inserted'
  | 'unsealed too long'
  | 'seal changed'
  | 'seal missing'
  | 'chain cut or rewritten';

export interface Fault {
  readonly kind: FaultKind;
  readonly auditId?: string | undefined;
  readonly table?: string | undefined;
  readonly rowId?: string | null | undefined;
  readonly seal?: string | undefined;
}

export interface Verdict {
  readonly rows: number;
  readonly seals: number;
  readonly days: number;
  readonly seconds: number;
  /** The first ones; `faultCount` says how many there are. */
  readonly faults: readonly Fault[];
  readonly faultCount: number;
}

export interface Question {
  readonly url: string;
  readonly enterpriseId: string;
  readonly day?: string | undefined;
  /** Rows may wait so many seconds for their seal. */
  readonly grace: number;
  /** Folder of the anchor files, where they are at hand. */
  readonly anchors?: string | undefined;
}

const KEPT_FAULTS = 20;
const ENTRY = 40;
/** Numbers begin at 1; whoever plants a row may choose any. */
const LOWEST = '-9223372036854775808';

/** Reads the whole trail of the enterprise, or the seals of one day. */
export async function verifyTrail(question: Question): Promise<Verdict> {
  const began = performance.now();
  const sql = postgres(question.url, {
    max: 3,
    onnotice: () => {},
    // Row security binds the owner as well.
    connection: { application_name: 'yijian-audit', timezone: 'UTC', 'app.enterprise_id': question.enterpriseId },
  });
  try {
    const check = new Check();
    await walk(sql, question, check);
    if (question.day === undefined) {
      const unsealed = await selectUnsealed(sql, question);
      if (unsealed !== undefined) check.rowFault('unsealed too long', unsealed);
    }
    if (question.anchors !== undefined)
      await countAnchorFaults(sql, { ...question, folder: question.anchors }, (seal) =>
        check.fault({ kind: 'chain cut or rewritten', seal }),
      );
    return check.verdict((performance.now() - began) / 1000);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Seals and rows are read beside each other, both in order. */
async function walk(sql: postgres.Sql, { enterpriseId, day }: Question, check: Check): Promise<void> {
  let before = day === undefined ? undefined : await selectSealBefore(sql, { enterpriseId, day });
  const trail = new Pull<TrailRow>(selectTrail(sql, enterpriseId, before?.toId ?? LOWEST));
  for await (const seals of selectSeals(sql, { enterpriseId, day })) {
    for (const seal of seals) {
      check.seal(seal, before);
      await compareRows(seal, trail, check);
      before = seal;
    }
  }
  await trail.stop();
}

async function compareRows(seal: SealRow, trail: Pull<TrailRow>, check: Check): Promise<void> {
  const last = BigInt(seal.toId);
  for (let offset = 0; offset + ENTRY <= seal.entries.length; offset += ENTRY) {
    const id = seal.entries.readBigInt64BE(offset);
    let row = await trail.peek();
    for (; row !== undefined && BigInt(row.id) < id; row = await trail.next()) check.rowFault('inserted', row);
    if (row === undefined || BigInt(row.id) > id) {
      check.fault({ kind: 'missing', auditId: String(id), seal: seal.number });
      continue;
    }
    check.row(row, seal.entries.subarray(offset + 8, offset + ENTRY));
    await trail.next();
  }
  let row = await trail.peek();
  for (; row !== undefined && BigInt(row.id) <= last; row = await trail.next()) check.rowFault('inserted', row);
}

/** What was found so far. */
class Check {
  #rows = 0;
  #seals = 0;
  #days = new Set<string>();
  #faults: Fault[] = [];
  #faultCount = 0;

  fault(fault: Fault): void {
    this.#faultCount += 1;
    if (this.#faults.length < KEPT_FAULTS) this.#faults.push(fault);
  }

  rowFault(kind: FaultKind, row: Pick<TrailRow, 'id' | 'tableName' | 'rowId'>): void {
    this.fault({ kind, auditId: row.id, table: row.tableName, rowId: row.rowId });
  }

  row(row: TrailRow, digest: Buffer): void {
    this.#rows += 1;
    if (!hash('sha256', row.text, 'buffer').equals(digest)) this.rowFault('changed', row);
  }

  seal(seal: SealRow, before: Pick<SealRow, 'number' | 'toId' | 'hash'> | undefined): void {
    this.#seals += 1;
    this.#days.add(seal.day);
    const previous = before?.hash ?? createHash('sha256').digest();
    const follows =
      BigInt(seal.number) === BigInt(before?.number ?? 0) + 1n &&
      BigInt(seal.fromId) === BigInt(before?.toId ?? 0) + 1n;
    if (!follows) this.fault({ kind: 'seal missing', seal: String(BigInt(before?.number ?? 0) + 1n) });
    const entries = createHash('sha256').update(seal.entries).digest();
    const whole = createHash('sha256').update(seal.text).update(seal.previousHash).update(entries).digest();
    const isWhole = seal.entries.length === seal.rowCount * ENTRY && whole.equals(seal.hash);
    if (!isWhole || (follows && !seal.previousHash.equals(previous)))
      this.fault({ kind: 'seal changed', seal: seal.number });
  }

  verdict(seconds: number): Verdict {
    const { size: days } = this.#days;
    return { rows: this.#rows, seals: this.#seals, days, seconds, faults: this.#faults, faultCount: this.#faultCount };
  }
}

/** A list read batch by batch, one row at a time; the database makes the next batch while this one is looked at. */
class Pull<T> {
  readonly #batches: AsyncIterator<T[]>;
  #ahead: Promise<IteratorResult<T[]>> | undefined;
  #batch: readonly T[] = [];
  #index = 0;

  constructor(batches: AsyncIterable<T[]>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  async peek(): Promise<T | undefined> {
    while (this.#index >= this.#batch.length) {
      this.#ahead ??= this.#fetch();
      const answer = await this.#ahead;
      if (answer.done === true) return undefined;
      this.#batch = answer.value;
      this.#index = 0;
      this.#ahead = this.#fetch();
      // Thrown where it is waited for.
      this.#ahead.catch(() => undefined);
    }
    return this.#batch[this.#index];
  }

  /** At its end the cursor answers at once and without a promise. */
  async #fetch(): Promise<IteratorResult<T[]>> {
    return this.#batches.next();
  }

  async next(): Promise<T | undefined> {
    this.#index += 1;
    return this.peek();
  }

  async stop(): Promise<void> {
    // A cursor can be closed only between two batches.
    await this.#ahead?.catch(() => undefined);
    await this.#batches.return?.();
  }
}
