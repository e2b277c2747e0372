import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, text } from '../entities/common'
import { GuestEntry } from '../entities/hotel'
import { GuestId } from '../entities/ids'
import { limits } from '../limits'

/** The caller's guest book, the latest guest first. */
export const guestList = defineCall({
  name: 'guest.list',
  summary: 'The guest book',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(GuestEntry) }),
  failures: [],
})

/** Adds a guest, or changes the name of one. */
export const guestSave = defineCall({
  name: 'guest.save',
  summary: 'Save a guest',
  who: 'customer',
  request: z.object({ guestId: z.optional(GuestId), name: text(limits.guestNameMax, 1) }),
  response: GuestEntry,
  failures: ['guestNotFound', 'tooManyGuestEntries'],
})

/** Deletes a guest; stays keep the name. */
export const guestDelete = defineCall({
  name: 'guest.delete',
  summary: 'Delete a guest',
  who: 'customer',
  request: z.object({ guestId: GuestId }),
  response: Empty,
  failures: ['guestNotFound'],
})
