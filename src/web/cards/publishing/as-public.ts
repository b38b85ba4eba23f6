import { asPublicPath } from '#model/api/public-preview.ts'
import type { Language } from '#model/languages.ts'
import type { CardArea } from '../card-area.ts'

/** Address of the page of a record as the public would see it, in a language (O-W09). */
export const asPublicAddress = ({ declaration }: CardArea, id: string, language: Language): string =>
  `${asPublicPath(declaration.path, id)}?lang=${language}`
