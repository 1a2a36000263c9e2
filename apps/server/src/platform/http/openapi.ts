// The interface document, made from the endpoint rows (served at /openapi.json).
import { ErrorAnswer, coreErrors, effectOf, inGeneral, type EndpointRow, type NamedError } from '@yijian/contract/core';
import { z } from 'zod';
import type { BoundEndpoint } from './bind.ts';

type Json = Record<string, unknown>;

/** Shapes that contain themselves; an operation can only refer to them in the components of the document. */
type Shared = Record<string, Json>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output', shared: Shared = {}): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  if ($defs === undefined) return json;
  const hoisted = JSON.parse(JSON.stringify({ json, $defs }).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
    json: Json;
    $defs: Shared;
  };
  Object.assign(shared, hoisted.$defs);
  return hoisted.json;
}

/**
 * The whole document; `interfacePath` stands before every path below the interface address.
 * @param described rows by domain that something else than a bound handler serves
 * @param isOpenToKeys whether a key for machines is accepted in place of a token
 */
export function openApi(
  endpoints: readonly BoundEndpoint[],
  interfacePath: string,
  described: Readonly<Record<string, Readonly<Record<string, EndpointRow>>>> = {},
  isOpenToKeys: (row: EndpointRow) => boolean = () => false,
): Json {
  const paths: Record<string, Json> = {};
  const others = Object.entries(described).flatMap(([domain, rows]) =>
    Object.entries(rows).map(([verb, row]) => ({ name: `${domain}.${verb}`, row })),
  );
  const shared: Shared = { ErrorAnswer: schemaOf(ErrorAnswer, 'output') };
  for (const { name, row } of [...endpoints, ...others]) {
    const path = (row.base ?? 'interface') === 'interface' ? `${interfacePath}${row.path}` : row.path;
    (paths[path] ??= {})[row.method.toLowerCase()] = operation(name, row, { shared, takesKey: isOpenToKeys(row) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '医见 Yijian',
      version: '0.1.0',
      description: 'Every call of the product, generated from the contract.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'yjk_<prefix>_<secret>',
          description:
            'A key for machines, made in the console; sent as a bearer token. Never for calls of the console.',
        },
      },
      schemas: shared,
    },
    paths,
  };
}

const isOpen = (row: EndpointRow): boolean => row.access === 'public' || row.access === 'gateway';

function operation(name: string, row: EndpointRow, { shared, takesKey }: { shared: Shared; takesKey: boolean }): Json {
  const isFile = 'file' in row.output;
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: `${row.summary.zh} / ${row.summary.en}`,
    ...(row.ownPrefix === undefined ? {} : { 'x-own-prefix': row.ownPrefix }),
    security: isOpen(row) ? [] : [{ bearer: [] }, ...(takesKey ? [{ apiKey: [] }] : [])],
    ...(typeof row.access === 'object' ? { 'x-permission': row.access.permission } : {}),
    'x-effect': effectOf(row),
    parameters: [
      ...parameters(row.params, 'path'),
      ...parameters(row.query, 'query'),
      ...keyParameter(row),
      ...realmParameter(row),
    ],
    ...(row.body === undefined ? {} : { requestBody: { required: true, content: bodyContent(row.body, shared) } }),
    responses: {
      200: isFile ? fileResponse(row.output) : jsonResponse(row, shared),
      ...errorResponses(row),
    },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
    ...(property['type'] === 'array' ? { style: 'form', explode: true } : {}),
  }));
}

function keyParameter(row: EndpointRow): Json[] {
  if (effectOf(row) !== 'write' || isOpen(row)) return [];
  const description = 'The same key gets the same answer for a day and the effect once.';
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description,
      schema: { type: 'string', pattern: '^[\\w:.-]{8,200}$' },
    },
  ];
}

function realmParameter(row: EndpointRow): Json[] {
  if (row.access !== 'public') return [];
  const description =
    'Names the enterprise at a gateway, whose host belongs to none; elsewhere it is that of the host.';
  return [{ name: 'realm', in: 'header', required: false, description, schema: { type: 'string' } }];
}

function bodyContent(body: NonNullable<EndpointRow['body']>, shared: Shared): Json {
  const types = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
  };
  return { [types[body.encoding]]: { schema: schemaOf(body.schema, 'input', shared) } };
}

function jsonResponse(row: EndpointRow, shared: Shared): Json {
  const result = schemaOf(row.output as z.ZodType, 'output', shared);
  const envelope = {
    type: 'object',
    required: ['code', 'result'],
    properties: { code: { const: 200 }, message: { type: 'string' }, result },
  };
  return {
    description: 'Success',
    content: {
      'application/json': { schema: row.envelope === false ? result : envelope },
      ...(row.streams === true
        ? {
            'text/event-stream': {
              schema: { type: 'string', description: 'Events: begun, delta, then answer or fault' },
            },
          }
        : {}),
    },
  };
}

function fileResponse(output: { file: readonly string[] }): Json {
  const content = Object.fromEntries(
    output.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  return { description: 'A file', content };
}

/** Named errors by status: the row's own and those any call may have. */
function errorResponses(row: EndpointRow): Json {
  const general: NamedError[] = [
    coreErrors.badInput,
    coreErrors.unknownEnterprise,
    coreErrors.otherRealm,
    coreErrors.internal,
    coreErrors.unavailable,
    coreErrors.timeout,
  ];
  if (!isOpen(row)) general.push(coreErrors.unauthorized, coreErrors.identityUnreachable);
  if (typeof row.access === 'object') general.push(coreErrors.forbidden);
  if (row.body !== undefined)
    general.push(coreErrors.malformedBody, coreErrors.bodyTooLarge, coreErrors.unsupportedMediaType);
  if (effectOf(row) !== 'read') general.push(coreErrors.storageFull);
  if (effectOf(row) === 'write') general.push(coreErrors.conflict, coreErrors.idempotencyKeyReused);
  const byStatus = Map.groupBy([...row.errors, ...general], (error) => error.status);
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [
      status,
      {
        description: errors.map((error) => `${error.code}: ${inGeneral(error.en)}`).join('\n'),
        'x-errors': errors.map((error) => error.code),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
      },
    ]),
  );
}
