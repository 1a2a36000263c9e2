// Arguments with filters that came from an address: texts, which the server checks and refuses by name.
import type { Arguments, EndpointRow } from '@yijian/contract/core';

export interface AddressedArguments {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** The arguments of `row`; what an address says is typed by the server's answer and not by the compiler. */
export const addressed = <E extends EndpointRow>(_row: E, args: AddressedArguments): Arguments<E> =>
  args as Arguments<E>;
