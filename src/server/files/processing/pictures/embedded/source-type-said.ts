/** Digital source types of the IPTC (cv.iptc.org/newscodes/digitalsourcetype) to the terms every museum begins with. */
const terms: Readonly<Record<string, string>> = {
  digitalCapture: 'digital photograph',
  computationalCapture: 'digital photograph',
  negativeFilm: 'scan of a negative',
  positiveFilm: 'scan of a slide',
  print: 'scan of a print',
  digitalCreation: 'born digital',
  digitalArt: 'digital drawing',
  softwareImage: 'born digital',
  screenCapture: 'born digital',
  dataDrivenMedia: 'born digital',
  trainedAlgorithmicMedia: 'made with generative software',
  compositeWithTrainedAlgorithmicMedia: 'made with generative software',
  algorithmicMedia: 'made with generative software',
}

/** The term for an address or the last part of one. */
export function sourceTypeSaid(text: string): string | undefined {
  const code = text.split('/').at(-1) ?? ''
  return Object.hasOwn(terms, code) ? terms[code] : undefined
}
