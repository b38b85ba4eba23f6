import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { procedureLinks } from '#model/api/procedures/links.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useWays, type Way } from './use-ways.ts'

const ContinueDialog = lazy(async () => ({ default: (await import('./ContinueDialog.tsx')).ContinueDialog }))

/** The procedures that may follow: the first one proposed at this step that was not begun yet as a button, the others in a menu. */
export function ContinueWith({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<Way>()
  const ways = useWays(procedure)
  const { data } = useQuery({
    ...endpointQuery(procedureLinks, { params: { id: procedure.id } }),
    enabled: ways.length > 0,
  })
  const isBegun = ({ kind, declaration }: Way) =>
    data?.result.some(link => link.isBegunForThis && link.kind === kind && link.type === declaration.name)
  // Until it is known what was begun nothing was: usually so, and then nothing jumps.
  const proposed = ways.find(way => way.isProposed && !isBegun(way))
  const others = ways.filter(way => way !== proposed)
  return (
    <>
      {proposed && (
        <Button onClick={() => choose(proposed)}>
          <TypeIcon type={proposed.declaration.type} />
          {t('procedures.continue.named', { name: proposed.name })}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          target={
            <Button>
              {t('procedures.continue.menu')}
              <ChevronDown size={15} strokeWidth={1.7} aria-hidden="true" />
            </Button>
          }
          sections={[
            {
              id: 'ways',
              items: others.map(way => ({
                id: way.name,
                label: way.name,
                icon: <TypeIcon type={way.declaration.type} />,
                onSelect: () => choose(way),
              })),
            },
          ]}
        />
      )}
      {chosen && (
        <Suspense>
          <ContinueDialog procedure={procedure} way={chosen} onClose={() => choose(undefined)} />
        </Suspense>
      )}
    </>
  )
}
