import {
  agent,
  boolean,
  date,
  group,
  link,
  list,
  longText,
  measure,
  money,
  term,
  terms,
  text,
  translated,
} from '../../kinds/build.ts'

/** Fields for a gallery label and for art historians. */
export const art = {
  mediumDisplay: translated({ level: 'R', counts: true }),
  dimensionsDisplay: translated({ level: 'R' }),
  styles: terms('STYL', { carried: true }),
  format: term('FRMT'),
  signatures: list({
    text: text({ required: true }),
    position: term('ISRP'),
    technique: term('ISRS'),
    date: date(),
  }),
  attributions: list({ attribution: text({ required: true }), source: text(), date: date() }),
  originalLocation: group({ place: link(['place'], { named: true }), type: term('UBOT'), note: text() }),
  frames: list({
    kind: term('FRMK'),
    description: text(),
    height: measure({ quantities: ['length'] }),
    width: measure({ quantities: ['length'] }),
    depth: measure({ quantities: ['length'] }),
    object: link(['object'], { named: true }),
  }),
  publishers: list(
    { publisher: agent({ required: true }), role: term('EDTR') },
    { level: 'A', carried: true },
  ),
  edition: group({ state: text(), edition: text(), number: text() }, { level: 'A' }),
  watermarks: list({ description: text({ required: true }), reference: text() }, { level: 'A' }),
}

/** Provenance, and whether it is complete. */
export const provenance = {
  provenance: list(
    {
      owner: agent({ level: 'R', required: true }),
      when: date({ level: 'R' }),
      place: link(['place'], { named: true }),
      method: term('PRVM', { level: 'R' }),
      price: money({ private: true }),
      source: text(),
      uncertain: boolean({ level: 'A' }),
      note: longText({ level: 'A' }),
    },
    { level: 'R', counts: true },
  ),
  dueDiligence: group(
    { result: term('DUED'), date: date(), checkedBy: agent(), note: longText() },
    { private: true },
  ),
}

/** Fields of applied art and media art only. */
export const media = {
  technical: group({ function: term('TECF'), manufacturer: agent(), model: text(), serialNumber: text() }),
  photograph: group({
    kind: term('FTOG'),
    process: term('FTOP'),
    support: term('FTOS'),
    format: term('FTOF'),
  }),
  costume: group({ size: text(), use: text(), wearer: agent() }, { level: 'A' }),
  timeBased: group(
    {
      kind: term('TBMK'),
      duration: measure({ quantities: ['duration'] }),
      files: text(),
      codec: text(),
      display: longText(),
      installation: longText(),
    },
    { level: 'A' },
  ),
}
