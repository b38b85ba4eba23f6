import { renameFile } from '#model/api/files/work.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { announce, authorOf, writeCards } from '#server/cards/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { holdFile } from './hold-file.ts'
import { namedAs, safeName } from './named-as.ts'
import type { WorkContext } from './work-context.ts'

/** Gives a file another name. Its extension says what is in it, so it stays. */
export const renameRoute = ({ database, renamed }: WorkContext): Route =>
  route(renameFile, ({ actor, params, body }) =>
    database.inTenant(actor.tenantId, async tx => {
      const record = await holdFile(tx, params.id, actor.accountId)
      const { extension } = record.data as FileCard
      const asked = safeName(body.name.trim())
      const name = extension ? namedAs(asked, extension) : asked
      const author = await authorOf(tx, actor)
      const [written] = await writeCards(tx, [{ record, values: { ...record.data, name } }], {
        declaration: fileDeclaration,
        author,
        action: 'renamed',
        renamed,
      })
      if (written && written.changes.length > 0)
        await announce(tx, fileDeclaration, { ids: [params.id], what: 'saved', accountId: actor.accountId })
      return { name }
    }),
  )
