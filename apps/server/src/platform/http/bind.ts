// Joins a domain's endpoint rows to its handlers; a row without a handler is a type error.
import type { EndpointRow, Input, Output } from '@yijian/contract/core';
import type { EventReply, FileReply, JsonText, VersionedText } from './answers.ts';
import type { Context, DoctorContext, GatewayContext, OpenContext } from './context.ts';

type Answer<E extends EndpointRow> = E['output'] extends { file: readonly string[] }
  ? FileReply
  : Output<E> | JsonText | VersionedText | (E['streams'] extends true ? EventReply : never);
type ContextOf<E extends EndpointRow> = E['access'] extends 'gateway'
  ? GatewayContext
  : E['access'] extends 'public'
    ? OpenContext
    : E['access'] extends 'doctor'
      ? DoctorContext
      : Context;

/** Serves one row: gets the context and the validated parts, returns the result. */
export type Handler<E extends EndpointRow> = (context: ContextOf<E>, input: Input<E>) => Promise<Answer<E>> | Answer<E>;

export interface BoundEndpoint {
  /** `<domain>.<verb>`, the operation's id in the interface document. */
  readonly name: string;
  readonly row: EndpointRow;
  readonly handle: (context: Context, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>;
}

/** The front door of a room: its rows with their handlers. */
export function bind<const T extends Record<string, EndpointRow>>(
  domain: string,
  rows: T,
  handlers: { [K in keyof T]: Handler<T[K]> },
): BoundEndpoint[] {
  return Object.keys(rows).map((verb) => {
    const handler = handlers[verb] as unknown as BoundEndpoint['handle'];
    return { name: `${domain}.${verb}`, row: rows[verb]!, handle: async (context, input) => handler(context, input) };
  });
}
