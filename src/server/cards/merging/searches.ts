import type { Identity } from '#model/engine/identity.ts'
import { namesAround } from '#model/text/known-by.ts'
import { soundKey } from '#model/text/sound-key.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { identifierLexeme, nameLexeme, nameWordLexeme, soundLexeme } from '../search-text/lexemes.ts'
import { anyOf } from '../search-text/search-text.ts'
import type { Search } from './store/candidates.ts'

/** Names of a card that others are looked for by. */
const mostNames = 5
/** Words of a name that have to be found. */
const mostWords = 6
const mostOfTheSame = 25
const mostAlike = 60

const beginning = (lexeme: string): string => `${anyOf([lexeme]).slice(1, -1)}:*`

/** A word of a name: from its beginning, as its initial, or as it sounds. */
function wordQuery(tenantId: string, word: string): string {
  const sound = soundKey(word)
  const [initial = ''] = word
  const whole = [
    ...(word.length > 1 && initial !== '' ? [nameWordLexeme(tenantId, initial)] : []),
    ...(sound === undefined ? [] : [soundLexeme(tenantId, sound)]),
  ]
  const begins = beginning(nameWordLexeme(tenantId, word))
  return whole.length === 0 ? begins : `(${begins} | ${anyOf(whole)})`
}

/** Returns the searches for possible duplicates of a record. They need not be exact: the candidates are classified afterwards. */
export function searchesFor(tenantId: string, { names, identifiers }: Identity): readonly Search[] {
  const some = names.slice(0, mostNames)
  const exact = [
    ...some.flatMap(namesAround).map(name => nameLexeme(tenantId, name)),
    ...identifiers.map(identifier => identifierLexeme(tenantId, identifier)),
  ]
  const words = some.map(tokensOf).filter(({ length }) => length > 0)
  return [
    ...(exact.length === 0 ? [] : [{ query: anyOf(exact), limit: mostOfTheSame }]),
    ...words.map(each => ({
      query: [...new Set(each)]
        .slice(0, mostWords)
        .map(word => wordQuery(tenantId, word))
        .join(' & '),
      limit: mostAlike,
    })),
  ]
}
