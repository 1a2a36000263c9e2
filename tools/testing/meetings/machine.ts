// Walks a whole state machine: what is offered in every state is what the table says, and every other act is refused.
interface Answer {
  readonly status: number;
  readonly body: { readonly error?: string };
}

export interface Machine<State extends string, Act extends string> {
  /** Which acts each state allows, as the specification has them. */
  readonly table: Readonly<Record<State, readonly Act[]>>;
  readonly put: (state: State) => Promise<unknown>;
  readonly state: () => Promise<string>;
  /** What is offered to anybody who may act. */
  readonly offered: () => Promise<readonly string[]>;
  readonly tries: Readonly<Record<Act, () => Promise<Answer>>>;
  /** How an act of another state is refused. */
  readonly refusals: readonly string[];
}

/** What differs from the table, a sentence each; empty when the machine is whole. */
export async function faultsIn<State extends string, Act extends string>(
  machine: Machine<State, Act>,
): Promise<string[]> {
  const faults: string[] = [];
  const acts = Object.keys(machine.tries) as Act[];
  for (const [state, allowed] of Object.entries(machine.table) as [State, readonly Act[]][]) {
    await machine.put(state);
    const offered = await machine.offered();
    for (const act of acts) {
      if (offered.includes(act) !== allowed.includes(act))
        faults.push(`${state}: ${act} is ${offered.includes(act) ? '' : 'not '}offered`);
      if (allowed.includes(act)) continue;
      const { status, body } = await machine.tries[act]();
      const isRefused = (status === 409 || status === 404) && machine.refusals.includes(body.error ?? '');
      if (!isRefused) faults.push(`${state}: ${act} answers ${status} ${body.error ?? ''}`);
      const after = await machine.state();
      if (after !== state) faults.push(`${state}: ${act} moved it to ${after}`);
    }
  }
  return faults;
}
