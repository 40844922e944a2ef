import { useEffect, useState } from 'react';
import type { AreaContext } from '../../../src/store/areas/areaSources';
import { useArea } from './area';
import type { Release } from './types';

const RELEASES = '/api/world/releases';
/** Codes of the server that this area knows what to do with. */
const INVALID = 1422;
const CONFLICT = 1409;

/** What became of a change. */
export type Outcome =
  | { kind: 'done'; release: Release }
  /** Someone else was quicker: `release` is what is there now. */
  | { kind: 'conflict'; release: Release; message: string }
  | { kind: 'invalid'; fields: Record<string, string>; message: string }
  | { kind: 'failed'; message: string };

interface Envelope {
  Code: number;
  Message: string;
  Data: unknown;
}

export const addressOf = (id = '') => (id ? `${RELEASES}/${encodeURIComponent(id)}` : RELEASES);

/** Changes a release; what the server says against it is an outcome, not an error. */
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

/** What is shown of an address while it is fetched, and after. */
export interface Loaded<Value> {
  value: Value | undefined;
  problem: string | undefined;
  /** Replaces the value by what a change brought back. */
  set(value: Value): void;
  reload(): void;
}

/** Fetches an address, and again when it changes or is asked to. */
export function useLoaded<Value>(address: string): Loaded<Value> {
  const { request, signal } = useArea();
  const [state, setState] = useState<{ address?: string; value?: Value; problem?: string }>({});
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count asks again
  useEffect(() => {
    const left = new AbortController();
    const options = { envelope: true, signal: AbortSignal.any([signal, left.signal]) };
    request(address, options).then(
      (value) => setState({ address, value: value as Value }),
      (error) => {
        if (!options.signal.aborted) setState({ address, problem: messageOf(error) });
      },
    );
    return () => left.abort();
  }, [address, asked, request, signal]);
  const own = state.address === address ? state : {};
  return {
    value: own.value,
    problem: own.problem,
    set: (value) => setState({ address, value }),
    reload: () => {
      setState({});
      setAsked((count) => count + 1);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'This did not work.';
}
