import { languages } from '#model/languages.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { createSkosTurtle, termsAfter } from '#server/vocabularies/index.ts'
import { type Entry, type Gathering, tally } from '../gathering.ts'
import { usedVocabularies } from '../store/terms.ts'
import { batches } from './pieces.ts'

const batch = 1000

const isVocabulary = (code: string): code is keyof typeof vocabularies => Object.hasOwn(vocabularies, code)

const terms = ({ context, tenantId }: Gathering, code: string) =>
  batches(
    '0',
    after => context.database.inTenant(tenantId, tx => termsAfter(tx, code, { after, limit: batch })),
    ({ id }) => id,
  )

async function* asJson(gathering: Gathering, code: string): AsyncGenerator<Buffer> {
  const { texts } = gathering.context
  const names = isVocabulary(code)
    ? Object.fromEntries(
        languages.map(language => [language, texts.say(language, `vocabularies.names.${code}`)]),
      )
    : {}
  const open = isVocabulary(code) && vocabularies[code].open
  yield Buffer.from(
    `{\n"code": ${JSON.stringify(code)},\n"names": ${JSON.stringify(names)},\n"open": ${open},\n"terms": [\n`,
  )
  let first = true
  for await (const rows of terms(gathering, code)) {
    yield Buffer.from(`${first ? '' : ',\n'}${rows.map(row => JSON.stringify(row)).join(',\n')}`)
    first = false
    tally(gathering, `vocabularies/${code}`, rows.length)
  }
  yield Buffer.from('\n]\n}\n')
}

async function* asTurtle(gathering: Gathering, code: string): AsyncGenerator<Buffer> {
  const turtle = createSkosTurtle(code)
  for await (const rows of terms(gathering, code)) yield Buffer.from(turtle.add(rows))
  yield Buffer.from(turtle.end())
}

/** Every vocabulary in which the museum has terms: whole as JSON, those that were put out of use or became others too; and in SKOS. */
export async function* vocabulariesPart(gathering: Gathering): AsyncGenerator<Entry> {
  const { context, tenantId } = gathering
  for (const { vocabulary } of await context.database.inTenant(tenantId, usedVocabularies)) {
    const name = `vocabularies/${vocabulary.toLowerCase()}`
    yield { name: `${name}.json`, shrinks: true, content: asJson(gathering, vocabulary) }
    yield { name: `${name}.ttl`, shrinks: true, content: asTurtle(gathering, vocabulary) }
  }
}
