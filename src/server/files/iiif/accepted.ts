import type { ImageVersion } from '#model/files/iiif/image-request.ts'

/** A type that an `Accept` header names, and how much it is wanted: from 0 to 1. */
type Wanted = readonly [type: string, quality: number]

function read(header: string): readonly Wanted[] {
  return header
    .toLowerCase()
    .split(',')
    .map(each => {
      const [type = '', ...parameters] = each.split(';').map(part => part.trim())
      const quality = parameters.find(part => /^q=[\d.]{1,5}$/.test(part))
      return [type, quality === undefined ? 1 : Number(quality.slice(2))] as const
    })
}

const jsonLd = 'application/ld+json'
const json = 'application/json'

/**
 * True when info.json is sent as JSON-LD. Version 3.0 wants that for whoever asks for nothing in particular, version 2.1 plain JSON
 * (IIIF Image API 3.0 and 2.1, 5.1).
 */
export function prefersJsonLd(header: string | undefined, version: ImageVersion): boolean {
  const wanted = new Map(read(header ?? ''))
  const [forJsonLd, forJson] = [wanted.get(jsonLd), wanted.get(json)]
  if (forJsonLd === undefined && forJson === undefined) return version === 3
  return (forJsonLd ?? 0) >= (forJson ?? 0) && forJsonLd !== undefined && forJsonLd > 0
}
