import type { Language } from '#model/languages.ts'
import type { NewDocument } from '../store/documents.ts'
import type { DocumentText } from '../tables.ts'
import type { DefaultTexts } from './default-texts.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'

const texts: Readonly<Record<Language, DefaultTexts>> = {
  en: english,
  it: italian,
  de: german,
  pl: polish,
}

const allLanguages = (name: keyof DefaultTexts): Record<Language, DocumentText> => ({
  en: texts.en[name],
  it: texts.it[name],
  de: texts.de[name],
  pl: texts.pl[name],
})

/**
 * Short and honest texts to begin with. They are no legal advice: whoever runs an installation puts documents of their own in their place,
 * in the console for operators, as new versions.
 */
export const defaultDocuments: readonly NewDocument[] = [
  { kind: 'tc', licenceType: 'TRIAL', texts: allLanguages('termsTrial') },
  { kind: 'tc', licenceType: 'PAID', texts: allLanguages('termsPaid') },
  { kind: 'tc2', licenceType: null, texts: allLanguages('termsApproval') },
  { kind: 'privacy-policy', licenceType: null, texts: allLanguages('privacy') },
  { kind: 'sla', licenceType: null, texts: allLanguages('service') },
  { kind: 'sla2', licenceType: null, texts: allLanguages('serviceApproval') },
]
