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
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: {
      new (owner: { accountId: string; clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    AccessToken: { find(token: string): Promise<AccessToken | undefined> };
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
