import { useMutation } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CardAnswer, CardRow } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import type { CardArea } from '../card-area.ts'
import { publishRules, publishWords } from './publish-notice.ts'

const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }))

/** A record as far as publishing shows it. */
export type Publishable = Pick<CardRow, 'id' | 'type'>

interface Change<Card> {
  readonly card: Card
  readonly published: boolean
}

/** The parts of a page that show a publication: at once, after the answer, and again when it was refused. */
export interface PublishingView {
  readonly show?: (id: string, published: boolean) => void
  readonly put?: (answer: CardAnswer) => void
}

/** Publishes and unpublishes records. Before it publishes, a dialog tells what that means; the notice offers to undo it. */
export function usePublishing<Card extends Publishable>(area: CardArea, { show, put }: PublishingView) {
  const { endpoints } = area
  const [asking, setAsking] = useState<Card>()
  const send = ({ card: { id }, published }: Change<Card>) => ({ params: { id }, body: { published } })
  const changing = useMutation({
    mutationFn: (change: Change<Card>) =>
      call(endpoints.publish, send(change), { notify: publishRules(area) }),
    onMutate: ({ card, published }) => show?.(card.id, published),
    onError: (_failure, { card, published }) => show?.(card.id, !published),
    onSuccess(answer, { card, published }) {
      put?.(answer)
      offerUndo(publishWords(area, card, published), {}, async () => {
        const back = await call(endpoints.publish, send({ card, published: !published }))
        show?.(card.id, !published)
        put?.(back)
        return undefined
      })
    },
  })
  const close = () => setAsking(undefined)
  const dialog: ReactNode = asking && (
    <Suspense>
      <PublishDialog
        area={area}
        id={asking.id}
        onClose={close}
        onPublish={() => {
          close()
          changing.mutate({ card: asking, published: true })
        }}
      />
    </Suspense>
  )
  return {
    publish: (card: Card, published: boolean) =>
      published ? setAsking(card) : changing.mutate({ card, published }),
    busy: changing.isPending,
    dialog,
  }
}
