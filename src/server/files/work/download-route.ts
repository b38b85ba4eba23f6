import { type PictureFormat, pictureFormats } from '#model/api/files/picture-sizes.ts'
import { downloadFile } from '#model/api/files/work.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { existingCard } from '#server/cards/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { attachedAs, type Route, route } from '#server/platform/http/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { contentsOf } from '../store/contents.ts'
import { sendContent } from '../streaming/send-content.ts'
import { namedAs } from './named-as.ts'
import { recordDownload } from './record-download.ts'
import { renderedAs, renderPicture } from './render-picture.ts'
import { sendRendered } from './send-rendered.ts'
import type { WorkContext } from './work-context.ts'

/** The format a picture is handed out in: the one asked for, else its own, else JPEG. */
export const formatFor = (requested: PictureFormat | 'original', mime: string): PictureFormat =>
  requested === 'original'
    ? (pictureFormats.find(format => renderedAs[format].mime === mime) ?? 'jpeg')
    : requested

/** A file to be kept, as it is or as a picture in a size and a format (C-F03). */
export const downloadRoute = ({ database, storage, clock }: WorkContext): Route =>
  route(downloadFile, async ({ actor, params, query, request, reply }) => {
    const { content, name } = await database.inTenant(actor.tenantId, async tx => {
      const { data } = await existingCard(tx, fileDeclaration, params.id)
      const [row] = await contentsOf(tx, [params.id])
      if (!row) throw notFound()
      return { content: row, name: (data as FileCard).name ?? row.name }
    })
    const record = (format: string) =>
      recordDownload({ database, clock }, { actor, request }, { count: 1, format, id: params.id, name })
    if (query.size === 'original' && query.format === 'original') {
      await record(content.mime)
      return sendContent(request, reply, content, {
        database,
        storage,
        clock,
        mime: content.mime,
        disposition: attachedAs(name),
      })
    }
    const format = formatFor(query.format, content.mime)
    const rendered = await renderPicture(storage, content, {
      size: query.size === 'original' ? null : Number(query.size),
      format,
    })
    await record(format)
    return sendRendered(reply, rendered, {
      format,
      disposition: attachedAs(namedAs(name, renderedAs[format].extension)),
    })
  })
