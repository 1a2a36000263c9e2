// Who sent a request, as far as its token told, for the log of refusals.
import type { FastifyRequest } from 'fastify';

export interface KnownCaller {
  readonly userId: string;
  readonly login: string;
  readonly enterprise: string;
  /** Of the key for machines that the user acted through. */
  readonly key?: string | undefined;
}

const callers = new WeakMap<FastifyRequest, KnownCaller>();

export const rememberCaller = (request: FastifyRequest, caller: KnownCaller): void => {
  callers.set(request, caller);
};

/** Undefined when no token was shown or it opened nothing. */
export const callerOfRequest = (request: FastifyRequest): KnownCaller | undefined => callers.get(request);
