/** Sends a message through the port of a frame. */
export type Send = (name: string, value: unknown) => void;

/** Error of a failed request of a framed page. Contains the fields of `ApiError` that can be cloned. */
export class FrameError extends Error {
  /** Always `FrameError`. */
  override readonly name = 'FrameError';
  /** Cause of the failure, as in `ApiError`. */
  readonly reason: string | undefined;
  /** `Code` of the server's response. */
  readonly code: number | undefined;
  /** HTTP status. */
  readonly status: number | undefined;

  constructor({ message, reason, code, status }: Record<string, unknown>) {
    super(String(message ?? ''));
    this.reason = typeof reason === 'string' ? reason : undefined;
    this.code = typeof code === 'number' ? code : undefined;
    this.status = typeof status === 'number' ? status : undefined;
  }
}

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: unknown): void;
  /** Removes the listener from the caller's signal. */
  release(): void;
}

/** Maximum number of unanswered calls. The shell drops messages while more than 1,000 are waiting. */
const MAX_PENDING = 500;

/** Sends messages that expect an answer, each under its own id. */
export function pendingCalls(send: Send) {
  const pending = new Map<number, PendingCall>();
  let count = 0;
  return {
    /** Resolves to the shell's answer; rejects with a FrameError, for example if 500 calls are already waiting. */
    call<Answer>(name: string, message: object, signal?: AbortSignal): Promise<Answer> {
      count += 1;
      const id = count;
      return new Promise<Answer>((resolve, reject) => {
        if (pending.size >= MAX_PENDING)
          throw new FrameError({ message: 'Too many pending calls.', reason: 'aborted' });
        const abort = () => {
          pending.delete(id);
          send('cancel', id);
          reject(new FrameError({ message: 'The request was aborted.', reason: 'aborted' }));
        };
        if (signal?.aborted) return abort();
        signal?.addEventListener('abort', abort, { once: true });
        const release = () => signal?.removeEventListener('abort', abort);
        pending.set(id, { resolve: resolve as PendingCall['resolve'], reject, release });
        try {
          send(name, { ...message, id });
        } catch (error) {
          // The message holds something that cannot be cloned.
          pending.delete(id);
          release();
          throw error;
        }
      });
    },
    /** Settles the call that an answer of the shell belongs to. */
    settle({ id, value, error }: Record<string, unknown>) {
      const call = pending.get(Number(id));
      pending.delete(Number(id));
      call?.release();
      if (error) call?.reject(new FrameError(Object(error)));
      else call?.resolve(value);
    },
  };
}
