import { expect, test } from 'vitest'
import { determinedName, italicsOf } from './scientific-name.ts'

test.each([
  ['Leucanthemum ircutianum', ['Leucanthemum ircutianum']],
  ['Leucanthemum ircutianum DC.', ['Leucanthemum ircutianum']],
  ['Parnassius apollo (Linnaeus, 1758)', ['Parnassius apollo']],
  ['Quercus robur L. subsp. pedunculiflora (K.Koch) Menitsky', ['Quercus robur', 'pedunculiflora']],
  ['Festuca cf. rubra', ['Festuca', 'rubra']],
  ['Festuca', ['Festuca']],
  ['Poaceae', []],
  ['unidentified beetle', []],
])('Of the scientific name %j %j is set in italics [F-W06]', (name, italics) => {
  expect(italicsOf(name)).toEqual(italics)
})

test.each([
  ['Festuca rubra', 'cf.', 'Festuca cf. rubra'],
  ['Festuca', 'sp.', 'Festuca sp.'],
  ['Festuca rubra', 'sensu lato', 'Festuca rubra sensu lato'],
  ['Festuca rubra', 'doubtful', 'Festuca rubra (doubtful)'],
  ['Festuca cf. rubra', 'cf.', 'Festuca cf. rubra'],
])('The name %j with the qualifier %j is %j [F-W01]', (name, qualifier, text) => {
  expect(determinedName(name, qualifier)).toBe(text)
})
