import { oneLine } from '#model/text/one-line.ts'
import { keptTypes } from './types/kept-types.ts'

const longest = 200
const longestFolder = 1000

/** As much of a name as fits, with its extension. */
function shortened(name: string): string {
  if (name.length <= longest) return name
  const [extension = ''] = /\.[^.]{1,10}$/u.exec(name) ?? []
  return `${name
    .slice(0, longest - extension.length)
    .toWellFormed()
    .replace(/\ufffd$/u, '')}${extension}`
}

/** The name of a file as it is kept: without folders, in one spelling of Unicode, without what is not seen or deceives the eye. */
export function cleanName(name: string): string {
  const [own = ''] = name.split(/[/\\]/).slice(-1)
  // A name that begins with a point is hidden, one that ends with it loses it on Windows.
  return shortened(oneLine(own).replace(/^[. ]+|(?<![. ])[. ]+$/gu, '')) || 'file'
}

/** Folders with '/' between them; none leads upwards. */
export const cleanFolder = (path: string): string =>
  path
    .split(/[/\\]/)
    .map(oneLine)
    .filter(part => !/^\.*$/.test(part))
    .join('/')
    .slice(0, longestFolder)
    .toWellFormed()

/** Data that are kept as plain text under names of their own. */
const textNames =
  'txt md csv tsv tab json jsonl xml xmp rdf ttl tei ead mods marcxml log srt vtt ics vcf bib ris csl yaml yml geojson kml gpx mtl prj tfw hdr'

const harmless: ReadonlySet<string> = new Set([
  ...keptTypes.map(({ extension }) => extension),
  ...'jpeg jpe tiff heif jpf jpm j2k dib qt mpeg mpe m2ts ts oga m4b aiff aifc opus dicom text'.split(' '),
  ...textNames.split(' '),
])

/** The name a content goes out under: nothing that opens as a program, whatever it was called when it came. */
export function safeName(name: string, { extension }: { readonly extension: string }): string {
  const own = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase()
  return own !== undefined && harmless.has(own) ? name : `${name}.${extension}`
}
