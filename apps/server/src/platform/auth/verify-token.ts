// Checks access tokens of the built-in identity server or of an external one (specification 2.1, 4; docs/security.md).
import { hash } from 'node:crypto';
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey } from 'jose';

export interface Claims {
  readonly subject: string;
  /** preferred_username: the login. */
  readonly login: string;
  /** sid: the session the token belongs to. */
  readonly sessionKey: string | undefined;
  readonly expiresAt: number;
}

export interface Issuer {
  /** Every value that the `iss` claim may have. */
  readonly issuers: readonly string[];
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const CLOCK_SKEW_SECONDS = 60;
const REMEMBERED = 10_000;

/** Keys of the built-in server, already in memory. */
export const localKeys = (jwks: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(jwks);

export interface TokenVerifier {
  /** The claims of a good access token, or undefined for anything else. Throws only when the keys cannot be had. */
  verify(token: string, issuer: Issuer): Promise<Claims | undefined>;
}

/** Verifying a signature costs more than the rest of a request, so good tokens are remembered until they expire. */
export function createTokenVerifier(): TokenVerifier {
  const remembered = new Map<string, Claims>();

  async function check(token: string, issuer: Issuer): Promise<Claims | undefined> {
    let missing: unknown;
    const keys: JWTVerifyGetKey = async (header, signed) => {
      try {
        return await issuer.keys(header, signed);
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) missing = error;
        throw error;
      }
    };
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer: [...issuer.issuers],
        clockTolerance: CLOCK_SKEW_SECONDS,
        requiredClaims: ['exp', 'sub'],
      });
      return isAccessToken(payload, protectedHeader.typ, issuer.clientId) ? claimsOf(payload) : undefined;
    } catch {
      // A token that nobody could look at is not a bad one: 401 would sign its holder out.
      if (missing !== undefined) throw missing;
      return undefined;
    }
  }

  return {
    async verify(token, issuer) {
      const key = hash('sha256', `${issuer.issuers[0] ?? ''}\n${token}`, 'base64url');
      const known = remembered.get(key);
      if (known !== undefined) {
        if (known.expiresAt * 1000 > Date.now()) return known;
        remembered.delete(key);
        return undefined;
      }
      const claims = await check(token, issuer);
      if (claims === undefined) return undefined;
      if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
      remembered.set(key, claims);
      return claims;
    },
  };
}

/** Refresh and ID tokens are signed by the same keys: they must not open a call. Keycloak says so in `typ`, RFC 9068 in the header. */
function isAccessToken(payload: JWTPayload, headerType: string | undefined, clientId: string): boolean {
  const bearer = payload['typ'] === 'Bearer' || headerType?.toLowerCase() === 'at+jwt';
  const party = payload['azp'] ?? payload['client_id'];
  const audience = [payload.aud ?? []].flat();
  return bearer && (party === clientId || audience.includes(clientId));
}

function claimsOf(payload: JWTPayload): Claims | undefined {
  const login = payload['preferred_username'];
  if (typeof payload.sub !== 'string' || typeof payload.exp !== 'number' || typeof login !== 'string') return undefined;
  const session = payload['sid'];
  return {
    subject: payload.sub,
    login: login.toLowerCase(),
    sessionKey: typeof session === 'string' ? session : undefined,
    expiresAt: payload.exp,
  };
}
