import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useWays, type Way } from './use-ways.ts'

const ContinueDialog = lazy(async () => ({ default: (await import('./ContinueDialog.tsx')).ContinueDialog }))

/** The procedures that may follow: those proposed at this step as buttons, the others in a menu. */
export function ContinueWith({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<Way>()
  const ways = useWays(procedure)
  const others = ways.filter(({ isProposed }) => !isProposed)
  return (
    <>
      {ways
        .filter(({ isProposed }) => isProposed)
        .map(way => (
          <Button key={way.name} onClick={() => choose(way)}>
            <TypeIcon type={way.declaration.type} />
            {t('procedures.continue.named', { name: way.name })}
          </Button>
        ))}
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
