import type { Language } from '#model/languages.ts'

/** Terms that stand behind short forms, as the museums' people write them. */
const italian = {
  born: 'luogo di nascita',
  died: 'luogo di morte',
  active: 'luogo di attività',
  seat: 'sede',
  life: 'biografia',
  told: 'notizie storiche',
  general: 'descrizione generale',
  item: 'unità documentaria',
  author: 'autore',
} as const

const german: Readonly<Record<keyof typeof italian, string>> = {
  born: 'Geburtsort',
  died: 'Sterbeort',
  active: 'Wirkungsort',
  seat: 'Sitz',
  life: 'Biographie',
  told: 'Geschichte',
  general: 'allgemeine Beschreibung',
  item: 'Einzelstück',
  author: 'Verfasser',
}

export type TermWords = Readonly<Record<keyof typeof italian, string>>

/** The words of a museum that writes in German, else in Italian. */
export const termWords = (language: Language): TermWords => (language === 'de' ? german : italian)
