import { expect, test } from 'vitest'
import { labelsOn3x8 } from '#model/print-templates/shipped/labels.ts'
import type { Part } from './editor-context.ts'
import { frameAfterKey, moved, resized } from './label/move-element.ts'
import { newBlock, newElement } from './new-part.ts'
import { type BlockType, blockProperties, type ElementType, elementProperties } from './properties.ts'
import { checkDraft } from './use-template-draft.ts'

const label = { width: 60, height: 30 }
const frame = { x: 10, y: 10, width: 20, height: 5 }
const key = (name: string, more: object = {}) => ({ key: name, shiftKey: false, altKey: false, ...more })

test('Elements of labels move by half millimetres and never leave their label, by the pointer and by the keys [C-P12]', () => {
  expect(moved(frame, { x: 1.3, y: -0.2 }, label)).toEqual({ ...frame, x: 11.5, y: 10 })
  expect(moved(frame, { x: 99, y: -99 }, label)).toEqual({ ...frame, x: 40, y: 0 })
  expect(resized(frame, { x: 99, y: -99 }, label)).toEqual({ ...frame, width: 50, height: 0 })
  expect(frameAfterKey(key('ArrowRight'), frame, label)).toEqual({ ...frame, x: 10.5 })
  expect(frameAfterKey(key('ArrowDown', { shiftKey: true }), frame, label)).toEqual({ ...frame, y: 15 })
  expect(frameAfterKey(key('ArrowLeft', { altKey: true }), frame, label)).toEqual({ ...frame, width: 19.5 })
  expect(frameAfterKey(key('a'), frame, label)).toBeUndefined()
})

test('New parts of a template are valid; problems are found at their place [C-P12]', () => {
  const elements = (Object.keys(elementProperties) as ElementType[]).map(type => newElement(type, label))
  expect([...checkDraft({ ...labelsOn3x8, elements } as Part).faults]).toEqual([])
  const inside = ['table', 'each']
  const blocks = (Object.keys(blockProperties) as BlockType[]).map(type => newBlock(type, 'pl', '@museum'))
  // Sections are those of records, which are printed one by one.
  const whole = blocks.filter(({ type }) => type !== 'pictures' && type !== 'section')
  const each = { type: 'each', blocks: blocks.filter(({ type }) => !inside.includes(String(type))) }
  const document = { family: 'document', kind: 'CARD', about: 'object', blocks: [...whole, each] }
  expect([...checkDraft(document).faults]).toEqual([])

  const wrong = [
    { ...elements[0], width: null },
    { ...elements[1], x: 55 },
    { ...elements[0], path: 'nowhere' },
  ]
  expect([...checkDraft({ ...labelsOn3x8, elements: wrong } as Part).faults.keys()]).toEqual([
    'elements.0.width',
  ])
  const { faults, template } = checkDraft({ ...labelsOn3x8, elements: wrong.slice(1) } as Part)
  expect(template).toBeUndefined()
  expect([...faults]).toEqual([
    ['elements.0.width', { key: 'max', params: { max: 8.5 } }],
    ['elements.1.path', { key: 'placeholder', params: { path: 'nowhere' } }],
  ])
})
