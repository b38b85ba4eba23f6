import { useMutation } from '@tanstack/react-query'
import { FileText, LayoutList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { mostPrinted, printEndpoints, type ViewType } from '#model/api/print.ts'
import { download } from '../../platform/download.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { selectionOf } from '../bulk/use-bulk.ts'
import type { CardArea } from '../card-area.ts'
import { type Basket, countOf } from './basket.ts'

/** Prints what is in the basket as one document (acceptance row C-K16). */
export function PrintMenu({ area, basket }: { readonly area: CardArea; readonly basket: Basket }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: (viewType: ViewType) =>
      download(printEndpoints(area.declaration).pdfOfMany, {
        body: { selection: selectionOf(basket), viewType },
      }),
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  const print = (viewType: ViewType) => () =>
    countOf(basket) > mostPrinted
      ? notices.add('info', 'cardList.basket.printTooMany', { max: mostPrinted })
      : mutate(viewType)
  const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
  return (
    <Menu
      target={
        <Button look="subtle" busy={isPending}>
          {t('cardList.basket.print')}
        </Button>
      }
      sections={[
        {
          id: 'print',
          items: [
            {
              id: 'PREVIEW',
              label: t('cardList.basket.printed.PREVIEW'),
              icon: <LayoutList {...icon} />,
              onSelect: print('PREVIEW'),
            },
            {
              id: 'FULL',
              label: t('cardList.basket.printed.FULL'),
              icon: <FileText {...icon} />,
              onSelect: print('FULL'),
            },
          ],
        },
      ]}
    />
  )
}
