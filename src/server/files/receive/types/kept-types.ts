import type { DamType } from '#model/cards/file/measured.ts'

export interface ContentType {
  readonly mime: string
  /** Without the point. */
  readonly extension: string
  readonly damType: DamType
}

const ofType = (damType: DamType, ...types: readonly (readonly [mime: string, extension: string])[]) =>
  types.map(([mime, extension]): ContentType => ({ mime, extension, damType }))

const ooxml = 'application/vnd.openxmlformats-officedocument'
const odf = 'application/vnd.oasis.opendocument'

/**
 * All that is kept. SVG and HTML are none of them: they are documents that can run scripts; nor are programs, documents with macros that
 * say so, PostScript, fonts, archives.
 */
export const keptTypes: readonly ContentType[] = [
  ...ofType(
    'IMAGE',
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['image/apng', 'png'],
    ['image/tiff', 'tif'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
    ['image/avif', 'avif'],
    ['image/heic', 'heic'],
    ['image/heif', 'heic'],
    ['image/jp2', 'jp2'],
    ['image/jpx', 'jpx'],
    ['image/j2c', 'j2c'],
    ['image/bmp', 'bmp'],
    ['image/vnd.adobe.photoshop', 'psd'],
    ['image/x-adobe-dng', 'dng'],
    ['image/x-nikon-nef', 'nef'],
    ['image/x-canon-cr2', 'cr2'],
    ['image/x-canon-cr3', 'cr3'],
    ['image/x-sony-arw', 'arw'],
    ['image/x-fujifilm-raf', 'raf'],
    ['image/x-olympus-orf', 'orf'],
    ['image/x-panasonic-rw2', 'rw2'],
  ),
  ...ofType(
    'VIDEO',
    ['video/mp4', 'mp4'],
    ['video/x-m4v', 'm4v'],
    ['video/quicktime', 'mov'],
    ['video/webm', 'webm'],
    ['video/matroska', 'mkv'],
    ['video/vnd.avi', 'avi'],
    ['video/mpeg', 'mpg'],
    ['video/mp2t', 'mts'],
    ['video/ogg', 'ogv'],
    ['video/3gpp', '3gp'],
    ['video/3gpp2', '3g2'],
    ['video/x-ms-asf', 'wmv'],
    ['application/mxf', 'mxf'],
  ),
  ...ofType(
    'AUDIO',
    ['audio/mpeg', 'mp3'],
    ['audio/wav', 'wav'],
    ['audio/flac', 'flac'],
    ['audio/ogg', 'ogg'],
    ['audio/opus', 'opus'],
    ['audio/mp4', 'm4a'],
    ['audio/aac', 'aac'],
    ['audio/aiff', 'aif'],
    ['audio/x-ms-asf', 'wma'],
  ),
  ...ofType('PDF', ['application/pdf', 'pdf']),
  ...ofType(
    'MODEL_3D',
    ['model/gltf-binary', 'glb'],
    ['model/gltf+json', 'gltf'],
    ['model/obj', 'obj'],
    ['model/ply', 'ply'],
    ['model/stl', 'stl'],
    ['model/3mf', '3mf'],
    ['model/vnd.usdz+zip', 'usdz'],
  ),
  ...ofType(
    'DOCUMENT',
    [`${ooxml}.wordprocessingml.document`, 'docx'],
    [`${ooxml}.spreadsheetml.sheet`, 'xlsx'],
    [`${ooxml}.presentationml.presentation`, 'pptx'],
    [`${ooxml}.presentationml.slideshow`, 'ppsx'],
    [`${odf}.text`, 'odt'],
    [`${odf}.spreadsheet`, 'ods'],
    [`${odf}.presentation`, 'odp'],
    ['application/msword', 'doc'],
    ['application/vnd.ms-excel', 'xls'],
    ['application/vnd.ms-powerpoint', 'ppt'],
    ['application/rtf', 'rtf'],
    ['application/epub+zip', 'epub'],
    ['text/plain', 'txt'],
  ),
  ...ofType('OTHER', ['application/dicom', 'dcm']),
]

/** Other names that a type is found under. */
const alsoCalled: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/opus',
  'video/MP1S': 'video/mpeg',
  'video/MP2P': 'video/mpeg',
  'application/vnd.ms-asf': 'video/x-ms-asf',
}

const byMime = new Map(keptTypes.map(type => [type.mime, type]))

/** A type that is kept, by the media type it was found to be; undefined for one that is not. */
export const keptType = (mime: string): ContentType | undefined => byMime.get(alsoCalled[mime] ?? mime)
