// What rooms do when a process comes to a service task, by the names the definitions use.
import type { Context } from '../../../../platform/http/index.ts';

/** What an effect is told about the instance. */
export interface Decided {
  readonly instanceId: string;
  readonly definitionKey: string;
  readonly title: string;
  readonly starterId: string;
  readonly form: Readonly<Record<string, unknown>>;
  /** Who decided last. */
  readonly decidedBy: string | undefined;
}

export interface Effect {
  /** `<domain>.<what>`, as `yj:effect name` says it. */
  readonly name: string;
  /** Runs in the transaction of the step: what it throws undoes the step. */
  readonly apply: (context: Context, decided: Decided) => Promise<void>;
}

const offered = new Map<string, Effect>();

/** The hall names them once, when it puts the rooms together. */
export function offerEffects(effects: readonly Effect[]): void {
  for (const effect of effects) offered.set(effect.name, effect);
}

export const effectNamed = (name: string): Effect | undefined => offered.get(name);
export const effectNames = (): ReadonlySet<string> => new Set(offered.keys());
