import type { Language } from '../../languages.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { italian } from './it.ts'
import { polish } from './pl.ts'
import type { Wording } from './wording.ts'

export const wordings: Readonly<Record<Language, Wording>> = {
  en: english,
  it: italian,
  de: german,
  pl: polish,
}
