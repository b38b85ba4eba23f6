import { expect, test } from 'vitest'
import { isPublicName, publicNameOf } from './public-name.ts'

const names = Array.from({ length: 200 }, (_, at) =>
  publicNameOf(Uint8Array.from({ length: 8 }, (_, place) => (at * 37 + place * 101 + at * at) % 256)),
)

test('Public names have nine characters that spell nothing, the last of which checks the others [O-W11]', () => {
  for (const name of names) {
    expect(name).toMatch(/^[0-9bcdfghjkmnpqrstvwxz]{9}$/)
    expect(isPublicName(name)).toBe(true)
  }
})

test('A wrong character and two that changed places are found [O-W11] [O-W13]', () => {
  for (const name of names.slice(0, 20))
    for (let at = 0; at < name.length; at += 1) {
      for (const other of '0123456789bcdfghjkmnpqrstvwxz')
        if (other !== name[at])
          expect(isPublicName(name.slice(0, at) + other + name.slice(at + 1))).toBe(false)
      const [one, two] = [name[at], name[at + 1]]
      if (at < 7 && one !== two)
        expect(isPublicName(`${name.slice(0, at)}${two}${one}${name.slice(at + 2)}`)).toBe(false)
    }
  for (const wrong of ['', 'bcdfghjk', 'BCDFGHJK0', 'aeiouaeio', `${names[0]}0`, '00000000é'])
    expect(isPublicName(wrong)).toBe(false)
})
