import { posix } from 'node:path'
import type { DocumentArchive } from './archive.ts'
import { walkXml } from './walk-xml.ts'

const container = 'META-INF/container.xml'

/** Where a book says what it is (EPUB 3, 'OCF'). */
export interface Book {
  /** The part with its title and authors. */
  readonly description: string
  /** The part with the picture of its cover. */
  readonly cover?: string
}

/** What an archive says of itself as a book; undefined when it is none. @throws {Refusal} */
export async function describesBook(archive: DocumentArchive): Promise<Book | undefined> {
  const root = await archive.read(container)
  if (!root) return undefined
  let description: string | undefined
  walkXml(root, {
    open(name, attributes) {
      if (name === 'rootfile') description ??= attributes['full-path']
    },
  })
  const written = description === undefined ? undefined : await archive.read(description)
  if (description === undefined || !written) return undefined
  const items: Readonly<Record<string, string>>[] = []
  let coverId: string | undefined
  walkXml(written, {
    open(name, attributes) {
      if (name === 'item') items.push(attributes)
      if (name === 'meta' && attributes.name === 'cover') coverId = attributes.content
    },
  })
  const cover = items.find(
    ({ id, properties = '', 'media-type': type = '' }) =>
      /^image\/(jpeg|png|webp)$/.test(type) &&
      (id === coverId || properties.split(' ').includes('cover-image')),
  )
  return {
    description,
    ...(cover?.href && { cover: posix.join(posix.dirname(description), cover.href) }),
  }
}
