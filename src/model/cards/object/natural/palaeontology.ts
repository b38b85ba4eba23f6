import { group, link, list, term, text } from '../../../kinds/build.ts'

/** What became of the organism, where it was figured, what the rock around it was. */
export const palaeontology = {
  originalMaterial: term('SPZM', { carried: true }),
  figured: list({
    how: term('DAFF'),
    work: link(['biblio'], { named: true, required: true }),
    figure: text(),
  }),
  geologicalContext: group(
    { context: text(), outcrop: text(), lithotype: text(), deposit: text(), geosite: text() },
    { carried: true },
  ),
  fieldSheet: text({ level: 'A' }),
}
