import { useTranslation } from 'react-i18next'
import type { ProcedureEvent } from '#model/api/procedures/procedures.ts'
import type { Change } from '#model/engine/diff.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { eventSheet } from '#model/procedures/sheets.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { ChangeList } from '../../cards/record/history/ChangeList.tsx'
import { LinkContext } from '../../fields/link/link-services.ts'
import { DiffValue } from '../../ui/read/DiffValue.tsx'

const roles = ['managers', 'team'] as const

type Names = Readonly<Partial<Record<(typeof roles)[number], readonly string[]>>>

export interface EventChangesProps {
  readonly declaration: ProcedureDeclaration
  readonly event: Pick<ProcedureEvent, 'kind' | 'details'>
}

/** What was changed, before and after: fields, and who works on it. */
export function EventChanges({ declaration, event: { kind, details } }: EventChangesProps) {
  const { t } = useTranslation()
  const changes = (details.changes ?? []) as readonly Change[]
  const { before = {}, after = {} } = (details.people ?? {}) as {
    readonly before?: Names
    readonly after?: Names
  }
  const named = (names: Names, role: (typeof roles)[number]) => names[role]?.join(', ') || undefined
  const texts = {
    before: t('cards.history.before'),
    after: t('cards.history.after'),
    nothing: t('cards.history.empty'),
  }
  return (
    <>
      {changes.length > 0 && (
        <LinkContext value={cardLinks}>
          <ChangeList
            area={{ type: declaration.type, declaration: eventSheet(declaration, kind) }}
            changes={changes}
          />
        </LinkContext>
      )}
      {roles.map(role => {
        const [was, is] = [named(before, role), named(after, role)]
        return was === is ? null : (
          <DiffValue
            key={role}
            label={t(`procedures.people.${role}`)}
            before={was}
            after={is}
            texts={texts}
          />
        )
      })}
    </>
  )
}
