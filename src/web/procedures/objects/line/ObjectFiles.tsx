import { Paperclip } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { Button } from '../../../ui/Button.tsx'
import { AttachmentItem } from '../../attachments/AttachmentItem.tsx'
import { useAttachments } from '../../attachments/use-attachments.ts'
import { linesArea } from '../lines-area.ts'
import { useLineTexts } from '../use-line-texts.ts'
import styles from './Line.module.css'

const AttachDialog = lazy(async () => ({
  default: (await import('../../attachments/AttachDialog.tsx')).AttachDialog,
}))

/** The files of the procedure that are about one object: above all the permissions of others (C-P05, C-P06). */
export function ObjectFiles({
  procedure,
  declaration,
  object,
}: {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
  readonly object: ProcedureObject
}) {
  const { t } = useTranslation()
  const say = useLineTexts(linesArea(declaration).type)
  const [attaching, setAttaching] = useState(false)
  const files = useAttachments(procedure)
  const { catalogueObjectId: objectId } = object
  const own = files.all?.filter(attachment => attachment.objectId === objectId) ?? []
  const { edit } = procedure.may
  const permission = declaration.attachmentTypes.find(type => type === 'AUTHORIZATION_DOCUMENT')
  if (!edit && own.length === 0) return null
  return (
    <section className={styles.files} aria-labelledby="object-files">
      <h3 id="object-files">{say('procedureObjects.files.ofObject')}</h3>
      {own.length > 0 && (
        <ul>
          {own.map(attachment => (
            <AttachmentItem
              key={attachment.id}
              attachment={attachment}
              withType
              onDetach={edit ? () => files.detach.mutate(attachment) : undefined}
            />
          ))}
        </ul>
      )}
      {edit && (
        <div>
          <Button onClick={() => setAttaching(true)}>
            <Paperclip size={16} strokeWidth={1.7} aria-hidden="true" /> {t('procedureObjects.files.attach')}
          </Button>
        </div>
      )}
      {attaching && (
        <Suspense>
          <AttachDialog
            procedure={procedure}
            files={files}
            objectId={objectId}
            {...(permission && { initialType: permission })}
            onClose={() => setAttaching(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
