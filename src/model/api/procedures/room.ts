import { z } from 'zod/mini'
import type { ReadEntry, ReadSection } from '../../print/read-view.ts'
import { oneLine, plainTexts } from '../../text/one-line.ts'
import { checked } from '../../validation/check.ts'
import { email, maxLength, required } from '../../validation/validators.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../shapes.ts'
import { linkGrant, newPassword, linkToken as token } from '../sharing.ts'
import { mayEditSome, mayReadSome, procedureParams as params, values } from './shapes.ts'

/* Borrower portals: people outside the museum read and fill in parts of a procedure without an account. */

const room = '/api/v1/procedures/:id/room'

/** Days a portal stays open: default and maximum. */
export const roomDays = { default: 90, most: 730 } as const

const sections = z.custom<readonly ReadSection[]>(Array.isArray)
const entries = z.custom<readonly ReadEntry[]>(Array.isArray)

/** Field values that somebody outside filled in. */
const filled = values.check(z.overwrite(plainTexts))

const answerName = z.string().check(z.maxLength(40))

const openRoom = z.object({
  id,
  recipient: z.string(),
  createdAt: moment,
  createdBy: z.string(),
  expiresAt: moment,
  lastOpenedAt: z.nullable(moment),
  hasPassword: z.boolean(),
  views: z.number(),
  /** Files downloaded there at least once, and the first time. */
  files: z.number(),
  firstDownloadedAt: z.nullable(moment),
})

const sentAnswer = z.object({
  id,
  answer: z.string(),
  recipient: z.string(),
  at: moment,
  sections,
  lines: z.array(z.object({ objectId: id, number: z.string(), title: z.string(), entries })),
  /** The accepted text, as it was read. */
  kept: sections,
})

const delivery = z.object({
  /** False before the step from which files are handed out. */
  open: z.boolean(),
  /** Number of files that can be downloaded. */
  ready: z.number(),
  /** Those of which no format or size is agreed, and those that are no file of the agreed format or that are delivered in another way. */
  unagreed: z.array(z.string()),
  otherwise: z.array(z.string()),
})

export type RoomDelivery = z.output<typeof delivery>

/** Files in one ZIP, at most; those after them are downloaded one by one. */
export const mostDelivered = 500

export type OpenRoom = z.output<typeof openRoom>
export type SentAnswer = z.output<typeof sentAnswer>

export const readRooms = endpoint({
  name: 'procedures.rooms',
  method: 'GET',
  path: room,
  access: mayReadSome,
  summary: 'Open portals of a procedure, and all submissions, newest first',
  params,
  output: z.object({
    rooms: z.array(openRoom),
    answers: z.array(sentAnswer),
    /** Null where portals of this type hand out no files. */
    delivery: z.nullable(delivery),
  }),
})

export const openRoomFor = endpoint({
  name: 'procedures.openRoom',
  method: 'POST',
  path: room,
  access: mayEditSome,
  summary:
    'Share a procedure through a portal with people outside; its address is shown only once, and mailed if an e-mail is given',
  params,
  body: z.object({
    /** Shown in e-mails, in the history and beside files. */
    recipient: z.string().check(z.overwrite(oneLine), checked(required, maxLength(200))),
    email: z.optional(z.string().check(checked(required, email, maxLength(254)))),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(roomDays.most))),
    /** Required when opening the link; never sent by e-mail. */
    password: newPassword,
  }),
  output: z.object({ url: z.string(), expiresAt: moment }),
  status: 201,
})

export const closeRoom = endpoint({
  name: 'procedures.closeRoom',
  method: 'DELETE',
  path: `${room}/:roomId`,
  access: mayEditSome,
  summary: 'Close a portal: its address stops working, submissions stay',
  params: z.object({ id, roomId: id }),
})

/** File types accepted from outside: documents and pictures, nothing that plays or runs. */
export const roomFiles = {
  mostBytes: 25 * 1024 ** 2,
  types: [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/tiff',
    'image/heic',
    'image/heif',
    'image/avif',
  ],
} as const

const handedInFile = z.object({ name: z.string(), at: moment })

export type HandedInFile = z.output<typeof handedInFile>

/** The grant of a password-protected link. */
const grant = z.optional(linkGrant)
const open = '/api/v1/public/rooms/:token'

export const readRoom = endpoint({
  name: 'rooms.read',
  method: 'GET',
  path: open,
  access: 'public',
  summary: 'A procedure’s portal, for anyone with its address; 410 when it is closed',
  params: z.object({ token }),
  query: z.object({ grant }),
  output: z.object({
    museum: z.string(),
    type: z.string(),
    number: z.string(),
    title: z.string(),
    expiresAt: moment,
    objectsCount: z.number(),
    /** Number of files that can be downloaded, and the address of all of them as a ZIP. */
    filesCount: z.number(),
    filesUrl: z.nullable(z.string()),
    sections,
    /** The last submitted version of each answer, by name. */
    sent: z.record(z.string(), z.object({ at: moment, name: z.string() })),
    /** Submitted files, by name of the answer. */
    files: z.record(z.string(), z.array(handedInFile)),
    /** Fingerprints of the texts that answers accept, by name; sent back to show which text was read. */
    agreed: z.record(z.string(), z.string()),
  }),
})

const roomObject = z.object({
  id,
  number: z.string(),
  title: z.string(),
  pictureUrl: z.nullable(z.string()),
  /** Address of its file as agreed; null while it cannot be downloaded. */
  fileUrl: z.nullable(z.string()),
  entries,
})

export type RoomObject = z.output<typeof roomObject>

export const readRoomObjects = endpoint({
  name: 'rooms.objects',
  method: 'GET',
  path: `${open}/objects`,
  access: 'public',
  summary: 'Objects in a portal except refused ones, in order',
  params: z.object({ token }),
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))), grant }),
  output: z.object({ result: z.array(roomObject), totalSize: z.number() }),
})

export const readRoomPicture = endpoint({
  name: 'rooms.picture',
  method: 'GET',
  path: `${open}/objects/:objectId/picture`,
  access: 'public',
  summary: 'The picture of an object in a portal, as WebP',
  params: z.object({ token, objectId: id }),
  query: z.object({ grant }),
})

export const downloadRoomFile = endpoint({
  name: 'rooms.download',
  method: 'GET',
  path: `${open}/objects/:objectId/file`,
  access: 'public',
  summary: 'The file of a line, in the format and size that were agreed; 410 before it is delivered',
  params: z.object({ token, objectId: id }),
  query: z.object({ grant }),
})

export const downloadRoomFiles = endpoint({
  name: 'rooms.downloadAll',
  method: 'GET',
  path: `${open}/files`,
  access: 'public',
  summary: 'All files that can be downloaded in a portal as a ZIP, with a text of their credit lines',
  params: z.object({ token }),
  query: z.object({ grant }),
})

export const answerRoom = endpoint({
  name: 'rooms.answer',
  method: 'POST',
  path: `${open}/answers/:answer`,
  access: 'public',
  summary: 'Submit a whole answer, with values per object by id; an identical one changes nothing',
  params: z.object({ token, answer: answerName }),
  query: z.object({ grant }),
  body: z.object({
    values: filled,
    lines: z.optional(z.record(z.string(), filled)),
    /** Fingerprint of the accepted text, as the portal returned it. 409 when the text has changed since. */
    agreed: z.optional(z.string().check(z.maxLength(100))),
  }),
  bodyLimit: 1_000_000,
  output: z.object({ at: moment }),
})

export const handInFile = endpoint({
  name: 'rooms.file',
  method: 'POST',
  path: `${open}/answers/:answer/files`,
  access: 'public',
  summary:
    'Submit a file for an answer: a PDF or a picture, in the form field `file`; as many as the answer accepts',
  params: z.object({ token, answer: answerName }),
  query: z.object({ grant }),
  encoding: 'multipart',
  body: z.unknown(),
  output: handedInFile,
  status: 201,
})
