import { marks } from '../../groups/inscriptions.ts'
import { agent, boolean, date, group, longText, term, terms, text } from '../../kinds/build.ts'

/** What it says. */
export const contents = {
  content: longText({ level: 'R', counts: true }),
  keywords: terms('KEYWORDS', { facet: true, carried: true }),
  transcription: longText(),
  translation: longText(),
  transcriber: agent({ level: 'A' }),
}

/** What it is made of, how large it is, in what state. */
export const physical = {
  extent: text({ level: 'R' }),
  physicalDescription: longText({ level: 'R' }),
  tradition: term('DOTR', { facet: true }),
  condition: term('STCC', { facet: true }),
  conditionNote: text({ level: 'A' }),
  marks,
}

/** How it came to the archive, and who else has something of it. */
export const history = {
  archivalHistory: longText(),
  acquisition: group({ type: term('ACQT'), from: agent(), date: date(), note: text({ level: 'A' }) }),
  originals: text({ level: 'A' }),
  copies: text({ level: 'A' }),
  findingAids: text({ level: 'A' }),
}

/** Who may read and reproduce it. */
export const access = {
  access: group({
    profile: term('ADSP', { level: 'R' }),
    conditions: text(),
    reproduction: text(),
    personalData: boolean(),
  }),
}
