/** Types of oidc-provider, which has none, as far as they are used. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** The koa context of a page. */
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

  /** Conditions under which the provider prompts the user. */
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
    /** Resolves to the address to redirect to. */
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<string>;
    on(event: string, listener: (...facts: unknown[]) => void): this;
  }
}
