import { useTranslation } from 'react-i18next'
import type { Revision } from '#model/api/cards/shapes.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { readApproval } from '#model/api/procedures/approvals.ts'
import { type Change, eventPath } from '#model/engine/diff.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { ChangeList } from '../../cards/record/history/ChangeList.tsx'
import type { EventWords } from '../../cards/record/view/record-slots.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { ReadObjects, ReadSections } from '../../shared/ReadSections.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { DiffValue } from '../../ui/read/DiffValue.tsx'
import { linesArea } from '../objects/lines-area.ts'
import { useLineTexts } from '../objects/use-line-texts.ts'
import styles from './Procedure.module.css'

type Details = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const detailsOf = ({ changes }: Revision): Details =>
  (changes.find(({ path }) => path === eventPath)?.after ?? {}) as Details

/** Returns the texts for events of procedures of a type: the user, the steps, unmet conditions and the reason. */
export function useEventWords(declaration: ProcedureDeclaration): (revision: Revision) => EventWords {
  const { t, i18n } = useTranslation()
  const say = useLineTexts(linesArea(declaration).type)
  const area = declaration.type
  const word = (key: string) => t(key as TextKey) as string
  return revision => {
    const { action, by, outsider } = revision
    const details = detailsOf(revision)
    const { from, to, count, number, recipient, email, attachmentType, byItself, task } = details
    const name = textOf(recipient)
    const answer = `${declaration.rooms?.area}.answer/${textOf(details.answer)}`
    const variant =
      action === 'moved' && byItself === true
        ? 'movedByItself'
        : action === 'begun' && number !== undefined
          ? 'begunFrom'
          : action
    const key = `procedures.events.${variant}`
    const params = {
      from: word(`${area}.choice/step/${textOf(from)}`),
      to: word(`${area}.choice/step/${textOf(to)}`),
      count: Number(count ?? 0),
      number: textOf(number),
      recipient: email === undefined ? name : t('approvals.nameOutside', { name, email: textOf(email) }),
      task: textOf(task),
      first: textOf(details.first),
      last: textOf(details.last),
      answer: i18n.exists(answer) ? word(answer) : textOf(details.answer),
      kind: word(`procedures.attachment/${textOf(attachmentType)}`),
    }
    return {
      title: i18n.exists(key, { count: params.count }) ? say(key as TextKey, params) : undefined,
      who:
        outsider !== null
          ? t('procedures.events.byOutside', { name: outsider })
          : by === null
            ? t('procedures.events.byHouse')
            : undefined,
      details: <EventDetails declaration={declaration} details={details} />,
    }
  }
}

const roles = ['managers', 'team'] as const

type Names = Readonly<Partial<Record<(typeof roles)[number], readonly string[]>>>

interface EventDetailsProps {
  readonly declaration: ProcedureDeclaration
  readonly details: Details
}

/** Details of an event: changes of an object, people, unmet guards of a step, the reason. */
function EventDetails({ declaration, details }: EventDetailsProps) {
  const { t } = useTranslation()
  const { type } = declaration
  const { unmet, reason, sha256 } = details
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
  const kept = details.kept as Pick<OutputOf<typeof readApproval>, 'sections' | 'objects'> | undefined
  const guards = Array.isArray(unmet) ? unmet.map(textOf) : []
  return (
    <>
      {changes.length > 0 && (
        <ChangeList area={{ type, declaration: lineSheet(declaration) }} changes={changes} />
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
      {guards.length > 0 && (
        <ul className={styles.guards}>
          {guards.map(name => (
            <li key={name}>{t(`${type}.guard/${name}` as TextKey)}</li>
          ))}
        </ul>
      )}
      {kept && (
        <Disclosure title={t('procedures.events.kept')}>
          <ReadSections sections={kept.sections} />
          <ReadObjects objects={kept.objects} />
        </Disclosure>
      )}
      {textOf(sha256) !== '' && (
        <p className={styles.checksum}>{t('procedures.events.checksum', { hash: textOf(sha256) })}</p>
      )}
      {textOf(reason) !== '' && <blockquote className={styles.words}>{textOf(reason)}</blockquote>}
    </>
  )
}
