import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import type { CardArea } from '../cards/card-area.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { preparePages, renderPage } from '../testing/render-page.tsx'
import { Comments } from './Comments.tsx'
import { commentsOf } from './comments-of.ts'
import { wishToComment } from './new-comment.ts'

const context = preparePages()
const objects = areaOf('object') as CardArea

const boxName = 'New comment'

/** Comments of a record beside a part of the page that is still being fetched when they are first made. */
async function commentsBesideLatePart(mayWrite = true) {
  const path = commentsOf(objects).list.path.replace(':id', '7')
  context.network.on(`GET ${path}`, { json: { result: [], people: [], totalSize: 0, resolved: 0, mayWrite } })
  const late = Promise.withResolvers<{ default: () => string }>()
  const LatePart = lazy(() => late.promise)
  await renderPage(
    <Suspense fallback="Loading">
      <Comments subject={{ area: objects, id: '7' }} />
      <LatePart />
    </Suspense>,
  )
  await screen.findByText('Loading')
  await act(async () => late.resolve({ default: () => 'Late part' }))
  await screen.findByText('Late part')
}

test('Whoever asked to write a comment finds the caret in the box, even where its view had to be made twice', async () => {
  wishToComment()
  await commentsBesideLatePart()
  const box = await screen.findByRole('textbox', { name: boxName })
  await waitFor(() => expect(document.activeElement).toBe(box))
})

test('The caret stays where it is for whoever opened the comments to read, also after a wish that could not be met', async () => {
  wishToComment()
  await commentsBesideLatePart(false)
  await screen.findByText(/no comments/i)
  cleanup()
  await commentsBesideLatePart()
  await screen.findByRole('textbox', { name: boxName })
  expect(document.activeElement).toBe(document.body)
})
