// The part of oidc-provider that this product uses; the package brings no types of its own.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Stored {
    [name: string]: unknown;
    uid?: string;
    grantId?: string;
    sessionUid?: string;
    consumed?: unknown;
  }

  export interface Adapter {
    upsert(id: string, payload: Stored, expiresIn: number): Promise<void>;
    find(id: string): Promise<Stored | undefined>;
    findByUid(uid: string): Promise<Stored | undefined>;
    findByUserCode(userCode: string): Promise<Stored | undefined>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
    consume(id: string): Promise<void>;
  }

  export interface Client {
    readonly clientId: string;
  }

  /** A stored or signed token; which fields it has depends on its kind. */
  export interface Token {
    jti: string;
    exp: number;
    scope: string;
    accountId: string;
    clientId: string;
    grantId: string;
    sessionUid: string;
    authTime: number;
    nonce?: string | undefined;
    readonly amr?: readonly string[];
    readonly kind: string;
    readonly scopes: Set<string>;
    readonly expiration: number;
    readonly isExpired: boolean;
    resourceServer: unknown;
    save(): Promise<string>;
  }

  export interface Grant extends Token {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    getOIDCScopeFiltered(scopes: Set<string>): string;
  }

  export interface IdToken {
    scope: string;
    set(name: string, value: unknown): void;
    issue(options: { use: 'idtoken' }): Promise<string>;
  }

  export interface Interaction {
    readonly uid: string;
    readonly exp: number;
    readonly returnTo: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, string | undefined>>;
    session?: { accountId?: string; uid?: string } | undefined;
    save(seconds: number): Promise<string>;
  }

  export interface Account {
    readonly accountId: string;
    claims(use: string, scope: string): Record<string, unknown>;
  }

  export interface OidcContext {
    readonly provider: Provider;
    readonly route: string;
    readonly client: Client;
    readonly params: Record<string, string | undefined>;
    readonly requestParamOIDCScopes: Set<string>;
    readonly session: {
      readonly uid: string;
      readonly accountId?: string;
      readonly loginTs?: number;
      readonly amr?: readonly string[];
      grantIdFor(client: string): string | undefined;
    };
    readonly entities: { AuthorizationCode?: Token; RefreshToken?: Token; Account?: Account };
    entity(name: string, value: unknown): void;
  }

  export interface KoaContext {
    oidc: OidcContext;
    status: number;
    type: string;
    body: unknown;
    readonly headers: IncomingMessage['headers'];
    set(name: string, value: string): void;
  }

  type Constructor<T> = {
    new (properties: Record<string, unknown>): T;
    find(value: string, options?: { ignoreExpiration?: boolean }): Promise<T | undefined>;
  };

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    readonly issuer: string;
    readonly AccessToken: Constructor<Token>;
    readonly RefreshToken: Constructor<Token>;
    readonly Grant: Constructor<Grant>;
    readonly Session: {
      get(context: {
        req: IncomingMessage;
        res: ServerResponse;
        secure: boolean;
      }): Promise<{ uid: string; accountId?: string }>;
    };
    readonly Client: { readonly prototype: { redirectUriAllowed(uri: string): boolean } };
    readonly IdToken: new (claims: Record<string, unknown>, options: { ctx: KoaContext }) => IdToken;
    readonly ResourceServer: new (identifier: string, info: Record<string, unknown>) => unknown;
    use(middleware: (context: KoaContext, next: () => Promise<void>) => Promise<void>): this;
    on(event: string, heard: (context: KoaContext, error: Error) => void): this;
    registerGrantType(name: string, handler: (context: KoaContext) => Promise<void>, parameters: string[]): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    /** Stores the outcome; returns the address where the browser goes on. */
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<string>;
  }

  export const errors: {
    readonly InteractionRequired: new (detail: string) => Error;
    readonly InvalidGrant: new (detail: string) => Error;
    readonly InvalidRequest: new (detail: string) => Error;
    readonly SlowDown: new (detail: string) => Error;
    readonly TemporarilyUnavailable: new (detail: string) => Error;
    readonly SessionNotFound: new (detail: string) => Error;
  };

  /** Answers whether the prompt is shown. */
  export interface InteractionCheck {
    readonly reason: string;
  }
  export const interactionPolicy: {
    readonly Check: new (
      reason: string,
      description: string,
      error: string,
      check: (context: KoaContext) => Promise<boolean>,
    ) => InteractionCheck;
    base(): {
      remove(name: string): void;
      get(name: string): { readonly checks: { add(check: InteractionCheck): void } };
    };
  };
}
