import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOperated, isTimed, retentionNames, retentions } from '#model/retention/retentions.ts'
import texts from '../locales/en/privacy.json' with { type: 'json' }

const page = readFileSync(new URL('../docs/privacy.md', import.meta.url), 'utf8')

const rowsOfTable = page
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )

const howLong = (name: (typeof retentionNames)[number]): string => {
  if (!isTimed(name)) return texts.noEnd[name]
  const { days } = retentions[name]
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

test('The page about privacy has every retention as it is declared, and no other', () => {
  expect(rowsOfTable).toEqual(
    retentionNames.map(name => [
      `\`${name}\``,
      texts.retention[name],
      howLong(name),
      isOperated(name) ? `${retentions[name].bounds.join(' to ')} days` : '',
      texts.setters[retentions[name].setBy],
    ]),
  )
})
