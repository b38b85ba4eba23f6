import type { Rooms } from '../../engine/aspects/rooms.ts'
import { type CardRule, type CardValues, section } from '../../engine/define-card.ts'
import { boolean, choice, day, group, longText, number, text } from '../../kinds/build.ts'
import { isMissing } from '../../validation/validators.ts'

const range = { min: number({ level: 'R' }), max: number({ level: 'R' }) }

/** The building in which the objects will be (after the common facility reports of lenders). */
const facility = {
  building: section({
    building: longText({ level: 'R' }),
    fireDetection: boolean({ level: 'R' }),
    fireExtinguishing: text({ level: 'R' }),
    pestControl: boolean({ level: 'R' }),
  }),
  climate: section({
    climateControl: boolean({ level: 'R' }),
    temperature: group(range, { level: 'R' }),
    relativeHumidity: group(range, { level: 'R' }),
    lux: number({ level: 'R' }),
    ultraviolet: number(),
    climateRecords: text({ level: 'R' }),
  }),
  security: section({
    guards: boolean({ level: 'R' }),
    alarm: boolean({ level: 'R' }),
    security: longText({ level: 'R' }),
  }),
  handling: section({
    unloading: longText({ level: 'R' }),
    largestCrate: text({ level: 'R' }),
    handlingStaff: longText({ level: 'R' }),
  }),
  sender: section({
    name: text({ level: 'R', required: true }),
    role: text({ level: 'R' }),
    note: longText({ level: 'R' }),
  }),
}

/** Required whatever else was filled in: an unsigned answer is invalid. */
const asks =
  (...keys: readonly string[]): CardRule<CardValues> =>
  (values, problems) => {
    for (const key of keys) if (isMissing(values[key])) problems.at(key).add({ key: 'required' })
  }

const isAccepted: CardRule<CardValues> = ({ accepted }, problems) => {
  if (accepted !== true) problems.at('accepted').add({ key: 'required' })
}

const acceptance = {
  acceptance: section({
    accepted: boolean({ level: 'R' }),
    name: text({ level: 'R', required: true }),
    role: text({ level: 'R', required: true }),
    note: longText({ level: 'R' }),
  }),
}

const arrival = {
  arrival: section({
    arrivedOn: day({ level: 'R', required: true }),
    name: text({ level: 'R', required: true }),
    role: text({ level: 'R' }),
    crates: longText({ level: 'R' }),
    note: longText({ level: 'R' }),
  }),
}

/** Condition on arrival, with ids of the product's own. */
const arrivals = { UNCHANGED: 1, CHANGED: 2, DAMAGED: 3, NOT_ARRIVED: 4 } as const

/**
 * The portal in which the borrower describes the facility, accepts the conditions and reports the arrival of objects (Spectrum: loans out).
 */
export const borrowerRoom: Rooms = {
  area: 'borrowerRoom',
  shows: ['projectTitle', 'loan', 'venues', 'agreement', 'conditions', 'transports'],
  showsOfLines: ['requestedPart', 'packing', 'displayRequirements', 'imagePermission'],
  answers: {
    facility: {
      sections: facility,
      rules: [asks('name')],
      files: { type: 'FACILITY_REPORT', most: 5 },
    },
    acceptance: {
      sections: acceptance,
      rules: [isAccepted, asks('name', 'role')],
      keeps: ['conditions', 'loan', 'venues'],
    },
    arrival: {
      sections: arrival,
      rules: [asks('arrivedOn', 'name')],
      files: { type: 'OTHER', most: 30 },
      line: {
        arrived: choice({ name: 'arrivedState', choices: arrivals, level: 'R' }),
        remark: longText({ level: 'R' }),
      },
    },
  },
}
