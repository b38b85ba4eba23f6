import type { IiifFormat } from '#model/files/iiif/image-request.ts'

/** Media types of the formats that parts of pictures are asked for in. */
export const iiifTypes: Readonly<Record<IiifFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}
