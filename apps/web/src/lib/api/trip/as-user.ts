// Sends as the signed-in user: one refresh on a 401, replay with the new token, otherwise the end of the session (specification 4, 8).
import { currentToken, readDoctorToken } from '../../storage/index.ts';
import { endSession, showError } from '../connection.ts';
import { ApiError } from '../error.ts';
import { untilStays } from './leaving.ts';
import { renewToken } from './refresh.ts';
import { send, type Arrival, type Trip } from './send.ts';

/** Sends once, and once more when a refresh brought another token. */
export async function sendAsUser(trip: Omit<Trip, 'token'>, withToken: boolean, renews: boolean): Promise<Arrival> {
  // Doctors have sessions of their own, which are not renewed.
  if (trip.row.access === 'doctor') return send({ ...trip, token: readDoctorToken() });
  const token = withToken ? (currentToken() ?? (await renewedFor(trip, renews))) : null;
  const first = await send({ ...trip, token });
  // Without the token a 401 speaks about the call itself, such as a wrong code, and not about a session.
  if (first.response.status !== 401 || !withToken || !renews) return first;
  const renewed = await renewToken(token).catch(async (cause: unknown) => {
    await untilStays();
    throw ended(trip, first, cause);
  });
  if (renewed === null) throw ended(trip, first);
  const second = await send({ ...trip, token: renewed });
  if (second.response.status === 401) throw ended(trip, second);
  return second;
}

/** A large body is not sent twice for a token that is known to have ended. */
async function renewedFor(trip: Omit<Trip, 'token'>, renews: boolean): Promise<string | null> {
  // A refresh that fails is reported by the 401 that follows.
  return trip.onSent && renews ? renewToken(null).catch(() => null) : null;
}

// Errors that end the session are shown here or not at all: ten calls that fail together speak once.
const endings = new WeakSet<object>();
const shownCauses = new WeakSet<object>();

export function wasTold(error: unknown): boolean {
  return typeof error === 'object' && error !== null && endings.has(error);
}

function ended(trip: Omit<Trip, 'token'>, arrival: Arrival, cause?: unknown): ApiError {
  const requestId = arrival.response.headers.get('x-request-id');
  const error = new ApiError({ status: 401, url: trip.encoded.url, requestId, cause });
  endings.add(error);
  // A failed refresh is one object for everybody who waited for it (R4.3).
  if (typeof cause === 'object' && cause !== null && !shownCauses.has(cause)) {
    shownCauses.add(cause);
    showError(error);
  }
  // Not awaited: logging out makes calls of its own.
  void endSession(error);
  return error;
}
