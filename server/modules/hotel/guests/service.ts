import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { guestList, guestSave } from '@contract/calls/guest'
import type { hotelSubmit } from '@contract/calls/hotel'
import type { GuestId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { lockCustomer } from '../../../database/lock-customers'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The guest book of a customer. Ownership is checked by `handle`. */
export class GuestBook {
  constructor(private readonly context: Context) {}

  async list({ customer }: SignedIn): Promise<Response<typeof guestList>> {
    const rows = await queries.guestsOf(this.context.db, customer.id)
    return { items: rows.map(({ id, name_sealed }) => ({ id, name: this.context.seal.open(name_sealed) })) }
  }

  /** @throws Failure `tooManyGuestEntries` */
  async save(
    { customer }: SignedIn,
    { guestId, name }: Request<typeof guestSave>,
  ): Promise<Response<typeof guestSave>> {
    const { db, seal, clock } = this.context
    const name_sealed = seal.seal(name)
    if (guestId) {
      await queries.renameGuest(db, guestId, name_sealed)
      return { id: guestId, name }
    }
    const id = uuid()
    await db.transaction().execute(async (tx) => {
      await lockCustomer(tx, customer.id)
      const max = limits.guestBookMax
      if ((await queries.guestsOf(tx, customer.id)).length >= max) throw new Failure('tooManyGuestEntries', { max })
      await queries.insertGuest(tx, { id, customer_id: customer.id, name_sealed, used_at: clock.now() })
    })
    return { id, name }
  }

  async delete(guestId: GuestId): Promise<Record<never, never>> {
    await queries.deleteGuest(this.context.db, guestId)
    return {}
  }

  /** The names of the guests of a booking; those of the book are noted as used. */
  async namesOf(tx: Tx, guests: Request<typeof hotelSubmit>['guests']): Promise<string[]> {
    const { seal, clock } = this.context
    const ids = guests.flatMap(({ guestId }) => (guestId ? [guestId] : []))
    const known = await queries.guestsById(tx, ids)
    await queries.touchGuests(tx, ids, clock.now())
    return guests.map(({ name, guestId }) => {
      const row = known.find(({ id }) => id === guestId)
      return row ? seal.open(row.name_sealed) : name
    })
  }
}
