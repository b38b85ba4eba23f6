import { limitedSize } from '../../files/limited-size.ts'
import type { LanguageMap } from './language-map.ts'

/** Terms of manifests and collections are explained here. */
export const presentationContext = 'http://iiif.io/api/presentation/3/context.json'

/** Terms of places on earth in them. */
export const navPlaceContext = 'http://iiif.io/api/extension/navplace/context.json'

/** A public picture as viewers are told of it. */
export interface ShownPicture {
  /** Address of the site's pictures with the public name: '…/iiif/image/3/{name}', and the same in version 2. */
  readonly service: { readonly 3: string; readonly 2: string }
  readonly width: number
  readonly height: number
}

/** Longest side of the picture that viewers show without asking for parts, and of the one in lists. */
const bodySide = 1200
const thumbnailSide = 400

const imageIn = ({ service, width, height }: ShownPicture, side: number) => ({
  id: `${service[3]}/full/!${side},${side}/0/default.jpg`,
  type: 'Image',
  format: 'image/jpeg',
  ...limitedSize({ width, height }, { side }),
})

const serviceOf3 = (id: string) => ({ id, type: 'ImageService3', profile: 'level2' })

/** Returns a picture as viewers show it at first, with the services that give them more of it. */
export const bodyOf = (picture: ShownPicture) => ({
  ...imageIn(picture, bodySide),
  service: [
    serviceOf3(picture.service[3]),
    {
      '@id': picture.service[2],
      '@type': 'ImageService2',
      profile: 'http://iiif.io/api/image/2/level2.json',
    },
  ],
})

/** Returns a picture as it stands for something in a list. */
export const thumbnailOf = (picture: ShownPicture) => ({
  ...imageIn(picture, thumbnailSide),
  service: [serviceOf3(picture.service[3])],
})

/** A canvas besides its picture. */
export interface CanvasFacts {
  /** Address of the manifest without its last part; those of the canvas and of what is on it begin with it. */
  readonly base: string
  /** Public name of the picture. */
  readonly name: string
  readonly label: LanguageMap
  /** Words for who cannot see it. */
  readonly summary?: LanguageMap | undefined
  readonly requiredStatement?: { readonly label: LanguageMap; readonly value: LanguageMap } | undefined
  /** Address of the licence. */
  readonly rights: string
}

/** Returns a canvas of the size of its picture, with the picture painted on it. */
export function canvasOf(picture: ShownPicture, { base, name, ...facts }: CanvasFacts) {
  const { width, height } = picture
  const id = `${base}/canvas/${name}`
  const { label, summary, requiredStatement, rights } = facts
  return {
    id,
    type: 'Canvas',
    label,
    height,
    width,
    ...(summary && { summary }),
    ...(requiredStatement && { requiredStatement }),
    rights,
    thumbnail: [thumbnailOf(picture)],
    items: [
      {
        id: `${base}/page/${name}`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${base}/annotation/${name}`,
            type: 'Annotation',
            motivation: 'painting',
            body: bodyOf(picture),
            target: id,
          },
        ],
      },
    ],
  }
}

/** Address of a licence as IIIF wants it: Creative Commons without encryption, which is the name of the licence there. */
export const iiifRights = (address: string): string =>
  address.replace(/^https:\/\/creativecommons\.org\//, 'http://creativecommons.org/')
