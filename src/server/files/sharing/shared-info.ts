import type { SharedFile } from '#model/api/files/sharing.ts'
import { fileHeading } from '#model/cards/file/heading.ts'
import { damTypeName } from '#model/cards/file/measured.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import { namesOf, opensNothing, presentCard, withNames } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { contentsOf } from '../store/contents.ts'
import { handedOut, handsOutOriginal } from './hand-out.ts'
import type { ShareRow } from './store.ts'

type Info = Omit<SharedFile, 'museum' | 'previewUrl' | 'contentUrl' | 'downloadUrl'>

/** Public description of a shared file, and its downloadable part. Everything else that its card says stays in the museum. */
export async function sharedInfo(
  tx: TenantTransaction,
  share: ShareRow,
  language: Language,
): Promise<{ readonly info: Info; readonly gets: ReturnType<typeof handedOut> }> {
  const [content] = await contentsOf(tx, [share.card_id])
  if (!content) throw new CodedError('gone')
  const { data } = await presentCard(tx, fileDeclaration, share.card_id)
  const names = await namesOf(tx, opensNothing, fileDeclaration, [data])
  const card = withNames(fileDeclaration, data, names, language) as FileCard & {
    readonly licence?: { readonly name?: string }
  }
  const said = (value: Translated | undefined): string => (value ? inLanguage(value, language) : '')
  return {
    gets: handedOut(share, content, card),
    info: {
      title: fileHeading(card, { language } as never).title,
      name: card.name ?? content.name,
      damType: damTypeName(card.damType?.id),
      fileType: content.mime,
      bytes: handsOutOriginal(share) ? Number(content.bytes) : null,
      resolution: share.size === null ? (card.resolution ?? null) : null,
      duration: card.duration ?? null,
      alternativeText: said(card.alternativeText),
      creditLine: said(card.creditLine),
      copyrightNotice: card.copyrightNotice ?? '',
      licence: card.licence?.name ?? '',
      expiresAt: share.expires_at.toISOString(),
    },
  }
}
