import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Schema } from './schema';

/** A described call. */
export interface DescribedCall {
  /** `POST /api/account/login`. */
  name: string;
  id: string;
  referenceOnly: boolean;
  files: boolean;
  /** Media type and schema of each status; the schema is undefined if the response is not JSON. */
  answers: Record<string, { type?: string; schema?: Schema; examples: unknown[] }>;
  request?: { schema: Schema; examples: unknown[] };
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  'x-reference-only'?: boolean;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** docs/openapi.yaml, parsed. */
export const openapi = parse(
  readFileSync(new URL('../../../docs/openapi.yaml', import.meta.url), 'utf8'),
);

/** Every call that docs/openapi.yaml describes. */
export function describedCalls(): DescribedCall[] {
  const paths = Object.entries(openapi.paths as Record<string, Record<string, Operation>>);
  return paths.flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        id: operation.operationId,
        referenceOnly: operation['x-reference-only'] === true,
        files: operation.tags.includes('files'),
        request: mediaOf(operation.requestBody?.content).at(0) as DescribedCall['request'],
        answers: Object.fromEntries(
          Object.entries(operation.responses).map(([status, answer]) => [
            status,
            mediaOf((answer.$ref ? find(answer.$ref) : answer).content).at(0) ?? { examples: [] },
          ]),
        ),
      })),
  );
}

/** Returns the target of a `$ref` of the document. */
export function find(ref: string) {
  const names = ref.replace(/^#\//, '').split('/');
  return names.reduce((node, name) => node[name], openapi);
}

function mediaOf(content: Record<string, Media> = {}) {
  return Object.entries(content).map(([type, { schema, example, examples = {} }]) => {
    const values = Object.values(examples).map(({ value }) => value);
    return { type, schema, examples: example === undefined ? values : [example, ...values] };
  });
}
