export function runWithTimeout(
  name: string,
  command: string[],
  options: {
    timeout?: number;
    attempts?: number;
    onOutput?: (chunk: Buffer) => void;
    env?: object;
  },
): Promise<number>;
