import { createHash } from 'node:crypto'
import { type PublishedSchema, publishedSchemas } from '#model/api/cards/record-schemas.ts'
import { listSchemas, readSchema } from '#model/api/schemas.ts'
import { declarations } from '#model/cards/declarations.ts'
import { notFound } from '#server/platform/errors.ts'
import { isKnown, type Route, route } from '#server/platform/http/index.ts'
import { englishText, type TextBook } from '#server/platform/i18n/texts.ts'

interface SchemasOptions {
  readonly texts: TextBook
  readonly publicUrl: () => string
}

/** A schema as it is sent. */
interface Written extends PublishedSchema {
  readonly url: string
  readonly json: string
  readonly etag: string
}

/** Programs ask again after an hour whether a schema has changed: with a new version of the product it may have. */
const caching = 'public, max-age=3600'

/** Calls for the JSON Schemas of records. They are made when one is first asked for. */
export function schemaRoutes({ texts, publicUrl }: SchemasOptions): Route[] {
  let written: readonly Written[] | undefined
  const all = (): readonly Written[] => {
    const address = (name: string) => `${publicUrl()}${listSchemas.path}/${name}`
    written ??= declarations
      .flatMap(declaration => publishedSchemas(declaration, { text: englishText(texts), address }))
      .map(published => {
        const json = JSON.stringify(published.schema)
        const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
        return { ...published, url: address(published.name), json, etag }
      })
    return written
  }
  return [
    route(listSchemas, async ({ reply }) => {
      reply.header('cache-control', caching)
      return { result: all().map(({ name, title, types, url }) => ({ name, title, types: [...types], url })) }
    }),

    route(readSchema, async ({ params, request, reply }) => {
      const found =
        all().find(({ name }) => name === params.type) ??
        all().find(({ types }) => (types as readonly string[]).includes(params.type))
      if (!found) throw notFound()
      reply
        .header('etag', found.etag)
        .header('cache-control', caching)
        .type('application/schema+json; charset=utf-8')
      return isKnown(request, found.etag) ? reply.code(304).send() : reply.send(found.json)
    }),
  ]
}
