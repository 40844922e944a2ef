import { useEffect, useState } from 'react';
import type { AreaContext } from '../../../src/store/areas/areaTypes';
import { messageOf } from '../kit/messageOf.js';
import { useArea } from './area';
import type { Release } from './types';

const RELEASES = '/api/world/releases';
/** Codes of the server that this area handles. */
const NOT_FOUND = 404;
const INVALID = 1422;
const CONFLICT = 1409;

/** Result of a change. */
export type Outcome =
  | { kind: 'done'; release: Release }
  /** Someone else has changed the release first; `release` is its current state. */
  | { kind: 'conflict'; release: Release; message: string }
  | { kind: 'invalid'; fields: Record<string, string>; message: string }
  | { kind: 'failed'; message: string };

interface Envelope {
  Code: number;
  Message: string;
  Data: unknown;
}

export const addressOf = (id = '') => (id ? `${RELEASES}/${encodeURIComponent(id)}` : RELEASES);

/** Changes a release. A refusal of the server is a result, not an error. */
export async function change(
  area: AreaContext,
  id: string,
  act: 'notes' | 'move' | 'approve' | 'rollback',
  body: Record<string, unknown>,
): Promise<Outcome> {
  const options = { method: 'POST', body, signal: area.signal };
  try {
    const answer = (await area.request(`${addressOf(id)}/${act}`, options)) as Envelope;
    const { Code, Message: message, Data } = answer;
    if (Code === 0) return { kind: 'done', release: Data as Release };
    if (Code === CONFLICT) return { kind: 'conflict', release: Data as Release, message };
    if (Code === INVALID) {
      const { fields } = Data as { fields: Record<string, string> };
      return { kind: 'invalid', fields, message };
    }
    return { kind: 'failed', message };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
}

/** Why a URL could not be fetched. */
export interface Problem {
  message: string;
  /** Whether the object does not exist, so that there is nothing to try again. */
  isMissing: boolean;
}

/** The problem of data in another format. */
const WRONG: Problem = {
  message: 'Something went wrong. Please try again in a moment.',
  isMissing: false,
};

/** State of a fetched URL. */
export interface Loaded<Value> {
  value: Value | undefined;
  problem: Problem | undefined;
  /** Replaces the value with the result of a change. */
  set(value: Value): void;
  /** Changes the value as it is now, also after other changes. */
  update(change: (value: Value) => Value): void;
  reload(): void;
}

/**
 * Fetches a URL, and again when it changes or on request.
 * @param isValue whether the data of the server can be shown
 */
export function useLoaded<Value>(
  address: string,
  isValue: (data: unknown) => boolean,
): Loaded<Value> {
  const { request, signal } = useArea();
  const [state, setState] = useState<{ address?: string; value?: Value; problem?: Problem }>({});
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reloads` is not read: its change makes the effect fetch again
  useEffect(() => {
    const left = new AbortController();
    const options = { envelope: true, signal: AbortSignal.any([signal, left.signal]) };
    request(address, options).then(
      (value) =>
        setState(isValue(value) ? { address, value: value as Value } : { address, problem: WRONG }),
      (error) => {
        if (!options.signal.aborted) setState({ address, problem: problemOf(error) });
      },
    );
    return () => left.abort();
  }, [address, isValue, reloads, request, signal]);
  const own = state.address === address ? state : {};
  return {
    value: own.value,
    problem: own.problem,
    set: (value) => setState({ address, value }),
    update: (change) =>
      setState((now) => (now.value === undefined ? now : { ...now, value: change(now.value) })),
    reload: () => {
      setState({});
      setReloads((count) => count + 1);
    },
  };
}

const problemOf = (error: unknown): Problem => ({
  message: messageOf(error),
  isMissing: Object(error).code === NOT_FOUND,
});
