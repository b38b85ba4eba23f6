import { group, link, list, term, text } from '../../../kinds/build.ts'

/** Fossilisation, published figures and matrix of a fossil. */
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
