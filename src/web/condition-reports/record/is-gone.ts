import { CallError } from '../../platform/request/call-error.ts'

/** Returns true for errors about something that another user has deleted. */
export const isGone = (failure: unknown): boolean => failure instanceof CallError && failure.status === 404
