import { listOperations, readOperation, readProblems, stopOperation } from '#model/api/operations.ts'
import { notFound } from '../errors.ts'
import { type Actor, type Route, route } from '../http/index.ts'
import type { TextBook, TextKey } from '../i18n/texts.ts'
import type { OperationActor, Operations } from './operations.ts'

/** @throws {CodedError} `not_found` for someone who works in no museum. */
export const inMuseum = ({ tenantId, accountId, role }: Actor): OperationActor => {
  if (tenantId === undefined) throw notFound()
  return { tenantId, accountId, role }
}

export const operationRoutes = (operations: Operations, texts: TextBook): readonly Route[] => [
  route(listOperations, async ({ actor }) => ({
    result: actor.tenantId === undefined ? [] : [...(await operations.list(inMuseum(actor)))],
  })),
  route(readOperation, ({ actor, params }) => operations.read(inMuseum(actor), params.id)),
  route(readProblems, async ({ actor, params, language }) => ({
    result: (await operations.problems(inMuseum(actor), params.id, { actor, language })).map(
      ({ element, code, fields, title = null, address = null }) => ({
        element,
        title,
        address,
        message: texts.translate(language, `errors.${code}` as TextKey),
        fields: Object.fromEntries(
          Object.entries(fields ?? {}).map(([path, { key, params: values }]) => [
            path,
            texts.translate(language, `validation.${key}`, values),
          ]),
        ),
      }),
    ),
  })),
  route(stopOperation, async ({ actor, params }) => {
    await operations.stop(inMuseum(actor), params.id)
    return undefined
  }),
]
