import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { ownSections } from '#model/procedures/define-procedure.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { ShownCard } from '../../cards/shown/ShownCard.tsx'
import { LinkContext } from '../../fields/link/link-services.ts'
import { call } from '../../platform/client.ts'
import { useStateTitle } from '../../platform/page-title.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'

/** A procedure in the trash, read-only, with 'Restore' for users who may delete it. */
export function BinnedProcedure({
  procedure,
  area,
  onRestored,
}: Pick<ProcedurePartProps, 'procedure'> & { readonly area: CardArea; readonly onRestored: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { id, number, title, values, may } = procedure
  const declaration = procedureNamed(procedure.type)
  useStateTitle(`${number} ${title}`)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(area.endpoints.restore, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [area.endpoints.list.name] })
      onRestored()
    },
  })
  return (
    <Page title={title}>
      <p className="numbers">{number}</p>
      <Banner
        kind="warning"
        inset
        actions={
          may.delete && (
            <Button busy={isPending} onClick={() => mutate()}>
              {t('procedures.restore')}
            </Button>
          )
        }
      >
        {t('procedures.inBin')}
      </Banner>
      {declaration && (
        <LinkContext value={cardLinks}>
          <ShownCard
            declaration={{ type: declaration.type, sections: ownSections(declaration) }}
            values={values}
          />
        </LinkContext>
      )}
    </Page>
  )
}
