import { z } from 'zod/mini'
import { schemaName } from '#model/api/cards/record-parts.ts'
import { recordSchemas } from '#model/api/cards/record-schemas.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { JsonSchema } from '#model/kinds/json-schema.ts'
import { englishText, type TextBook } from '#server/platform/i18n/texts.ts'
import { settingRows } from './setting-rows.ts'
import { cardLine, manifestFile, otherLines, revisionLine, vocabularyFile } from './shapes.ts'

/** An entry of an archive that has a schema, and where that is. */
export interface DescribedEntry {
  readonly entry: string
  readonly schema: string
  /** True where each line is a value of its own. */
  readonly lines: boolean
}

const dialect = { $schema: 'https://json-schema.org/draft/2020-12/schema' }

const schemaOf = (shape: z.ZodMiniType): JsonSchema => ({
  ...(z.toJSONSchema(shape, { unrepresentable: 'any' }) as JsonSchema),
  ...dialect,
})

/** A line of a record: what every record has beside its document, and the document as its type declares it. */
function recordLine(declaration: CardDeclaration, texts: TextBook): JsonSchema {
  const { [schemaName(declaration.type, 'Fields')]: fields, ...others } = recordSchemas(declaration, {
    text: englishText(texts),
    pointTo: name => `#/$defs/${name}`,
  })
  const { properties = {}, ...envelope } = schemaOf(cardLine) as { properties?: Record<string, JsonSchema> }
  return {
    ...envelope,
    title: fields?.title,
    properties: { ...properties, data: { ...fields, description: 'The values of its fields.' } },
    required: [...Object.keys(properties), 'data'],
    $defs: others,
  }
}

const recordPath = /^cards\/(\w+)\.jsonl$/
const revisionPath = /^history\/(\w+)\.jsonl$/
const vocabularyPath = /^vocabularies\/\w+\.json$/

/** Returns the schema of an entry by its name; undefined for one that other standards describe, or the README. */
export function describedEntry(entry: string): DescribedEntry | undefined {
  const lines = (name: string) => ({ entry, schema: `schemas/${name}.schema.json`, lines: true })
  const whole = (name: string) => ({ ...lines(name), lines: false })
  const other = entry.replace(/\.jsonl$/, '')
  if (recordPath.test(entry)) return lines(other)
  if (Object.hasOwn(otherLines, other)) return lines(other)
  if (revisionPath.test(entry)) return lines('history/revisions')
  if (vocabularyPath.test(entry)) return whole('vocabularies')
  const setting = entry.replace(/\.json$/, '')
  if (Object.hasOwn(settingRows, setting)) return whole(setting)
  return entry === 'manifest.json' ? whole('manifest') : undefined
}

/** Returns the schemas of an archive by their names in it. */
export function schemasOf(
  described: readonly DescribedEntry[],
  texts: TextBook,
): ReadonlyMap<string, JsonSchema> {
  const of = (entry: string): JsonSchema => {
    const type = recordPath.exec(entry)?.[1]
    const declaration = declarations.find(each => each.type === type)
    if (declaration) return recordLine(declaration, texts)
    const shape = Object.entries(otherLines).find(([name]) => entry === `${name}.jsonl`)?.[1]
    if (shape) return schemaOf(shape)
    const setting = Object.entries(settingRows).find(([name]) => entry === `${name}.json`)?.[1]
    if (setting) return schemaOf(setting)
    if (revisionPath.test(entry)) return schemaOf(revisionLine)
    return schemaOf(entry === 'manifest.json' ? manifestFile : vocabularyFile)
  }
  return new Map(described.map(({ entry, schema }) => [schema, of(entry)]))
}
