import type { Rooms } from '../../engine/aspects/rooms.ts'
import { section } from '../../engine/define-card.ts'
import { boolean, day, group, longText, number, text } from '../../kinds/build.ts'
import { acceptance, arrivedLine, asks, isAccepted } from '../room-parts.ts'

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

const arrival = {
  arrival: section({
    arrivedOn: day({ level: 'R', required: true }),
    name: text({ level: 'R', required: true }),
    role: text({ level: 'R' }),
    crates: longText({ level: 'R' }),
    note: longText({ level: 'R' }),
  }),
}

/**
 * The portal in which the borrower describes the facility, accepts the conditions and reports the arrival of objects (Spectrum: loans out).
 */
export const borrowerRoom: Rooms = {
  area: 'borrowerRoom',
  opensFor: 'borrower',
  shows: ['projectTitle', 'loan', 'venues', 'agreement', 'conditions', 'transports'],
  showsOfLines: ['requestedPart', 'packing', 'displayRequirements', 'imagePermission'],
  answers: {
    facility: {
      sections: facility,
      rules: [asks('name')],
      files: { type: 'FACILITY_REPORT', most: 5 },
    },
    acceptance: {
      sections: acceptance(text({ level: 'R', required: true })),
      rules: [isAccepted, asks('name', 'role')],
      keeps: ['conditions', 'loan', 'venues'],
    },
    arrival: {
      sections: arrival,
      rules: [asks('arrivedOn', 'name')],
      files: { type: 'OTHER', most: 30 },
      line: arrivedLine,
    },
  },
}
