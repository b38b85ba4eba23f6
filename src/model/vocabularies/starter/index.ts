import type { VocabularyCode } from '../definitions.ts'
import { archaeologyTerms } from './archaeology.ts'
import { artTerms } from './art.ts'
import { conditionTerms } from './condition.ts'
import { datingTerms } from './dating.ts'
import { internationalTerms } from './international.ts'
import { linkedCardTerms } from './linked-cards.ts'
import { makersTerms } from './makers.ts'
import { materialTerms } from './materials.ts'
import { mineralAndRockTerms } from './minerals-and-rocks.ts'
import { naturalHistoryTerms } from './natural-history.ts'
import { numismaticTerms } from './numismatics.ts'
import { objectTerms } from './objects.ts'
import { parseStarterTerms, type StarterTerm } from './parse.ts'
import { placeAndLawTerms } from './place-and-law.ts'
import { publicationAndDocumentTerms } from './publications-and-documents.ts'
import { registrationTerms } from './registration.ts'

const texts: Readonly<Partial<Record<VocabularyCode, string>>> = {
  ...registrationTerms,
  ...objectTerms,
  ...placeAndLawTerms,
  ...datingTerms,
  ...makersTerms,
  ...materialTerms,
  ...conditionTerms,
  ...archaeologyTerms,
  ...naturalHistoryTerms,
  ...mineralAndRockTerms,
  ...numismaticTerms,
  ...artTerms,
  ...linkedCardTerms,
  ...publicationAndDocumentTerms,
}

/** Returns the initial terms of every museum by vocabulary, parents before their children. Written for this product. */
export const starterTerms = (): Partial<Record<VocabularyCode, readonly StarterTerm[]>> => ({
  ...Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, parseStarterTerms(text)])),
  ...internationalTerms(),
})
