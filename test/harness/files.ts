import type { Readable } from 'node:stream'
import sharp from 'sharp'
import type { TestApp } from './app.ts'

/** A picture of one colour, as a JPEG. */
export const plainPicture = (width = 9, height = 6, background = '#a5522a'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A file of a museum, taken in as the product takes them in. @returns the id of its card. */
export async function addFile(
  app: TestApp,
  { museum, accountId }: { readonly museum: { readonly tenantId: string }; readonly accountId: string },
  { name = 'bowl.jpg', content }: { readonly name?: string; readonly content?: Readable | Uint8Array } = {},
): Promise<string> {
  const taken = await app.files.takeIn(museum.tenantId, content ?? (await plainPicture()))
  return app.database.inTenant(museum.tenantId, tx =>
    app.files.keep(tx, taken, { name, author: { accountId, name: 'Test' } }),
  )
}
