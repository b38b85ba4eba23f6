import { agent, list, longText, number, term, text } from '../kinds/build.ts'

/** Inscriptions, as written and in translation. */
export const inscriptions = list({
  text: longText(),
  type: term('ISRC'),
  position: term('ISRP'),
  language: term('LANG'),
  script: term('SCRIPT', { level: 'A' }),
  technique: term('ISRS', { level: 'A' }),
  translation: longText({ level: 'A' }),
  author: agent({ level: 'A' }),
  note: text({ level: 'A' }),
})

/** Marks, coats of arms, stamps. */
export const marks = list(
  {
    category: term('STMC'),
    identification: text(),
    qualifier: term('STMQ'),
    position: text(),
    description: text(),
    count: number({ integer: true, min: 1 }),
  },
  { level: 'A' },
)
