/** What we use of oidc-provider, which brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** A page of the provider, as koa hands it over. */
  export interface Context {
    type: string;
    body: unknown;
    status: number;
    set(header: string, value: string): void;
  }

  export interface Interaction {
    uid: string;
    prompt: {
      name: string;
      details: { missingOIDCScope?: string[]; missingOIDCClaims?: string[] };
    };
    params: { client_id: string; login_hint?: string; [name: string]: unknown };
    session?: { accountId: string };
    grantId?: string;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    addOIDCClaims(claims: string[]): void;
    save(): Promise<string>;
  }

  export interface AccessToken {
    accountId: string;
    clientId: string;
    grantId: string;
  }

  /** A kind of token. */
  export interface TokenModel {
    revokeByGrantId(grantId: string): Promise<void>;
  }

  /** The reasons for which the provider asks a person for something. */
  export interface InteractionPolicy {
    base(): { get(prompt: string): { checks: { add(check: object): void } } };
    Check: {
      new (
        reason: string,
        description: string,
        check: (context: {
          oidc: { session: { accountId?: string }; account?: object };
        }) => boolean,
      ): object;
      REQUEST_PROMPT: boolean;
      NO_NEED_TO_PROMPT: boolean;
    };
  }

  export const interactionPolicy: InteractionPolicy;

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: {
      new (owner: { accountId: string; clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    AccessToken: TokenModel & { find(token: string): Promise<AccessToken | undefined> };
    AuthorizationCode: TokenModel;
    RefreshToken: TokenModel;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    /** Resolves to the address that goes on. */
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<string>;
    on(event: string, listener: (...facts: unknown[]) => void): this;
  }
}
