import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { addressAddLabel, addressEdit, addressList } from '@contract/calls/address'
import type { Address, AddressForm } from '@contract/entities/address'
import type { Position } from '@contract/entities/common'
import type { AddressId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { distanceMeters } from '../../geo'
import { sealPart, toAddress } from './address'
import { hashDoor } from './door'
import { isDistrict } from './areas'
import { canLieIn } from './districts'
import { builtInLabels, labelExists } from './labels'
import { positionOf } from './places'
import * as queries from './queries'

/** The address book (product text §3, §5). At most one address is the default; ids have passed the ownership check. */
export class AddressService {
  constructor(private readonly context: Context) {}

  /** @throws Failure `storeNotFound` for an unknown `storeId`. */
  async list(
    { customer, language }: SignedIn,
    { storeId }: Request<typeof addressList>,
  ): Promise<Response<typeof addressList>> {
    const { db, seal } = this.context
    const store = storeId === undefined ? null : await queries.storeRange(db, storeId)
    if (store === undefined) throw new Failure('storeNotFound')
    const rows = await queries.listAddresses(db, customer.id)
    const inRange = (row: queries.AddressRow) => store && distanceMeters(store, row) <= store.range_meters
    return { items: rows.map((row) => ({ ...toAddress(row, seal, language), inRange: inRange(row) })) }
  }

  async default({ customer, language }: SignedIn): Promise<{ address: Address | null }> {
    const row = await queries.defaultAddress(this.context.db, customer.id)
    return { address: row ? toAddress(row, this.context.seal, language) : null }
  }

  /** An address with its unmasked phone number. @throws Failure `addressNotFound`. */
  async get({ language }: SignedIn, addressId: AddressId): Promise<Address> {
    return this.whole(await queries.addressById(this.context.db, addressId), language)
  }

  /** @throws Failure `regionUnknown` or `tooManyAddresses` (more than `limits.addressesMax`). */
  async add({ customer, language }: SignedIn, form: AddressForm): Promise<Address> {
    const row = await this.rowOf(form)
    const used_at = this.context.clock.now()
    return this.change(customer.id, form.isDefault, async (tx) => {
      const max = limits.addressesMax
      if ((await queries.countAddresses(tx, customer.id)) >= max) throw new Failure('tooManyAddresses', { max })
      const added = { ...row, id: uuid(), customer_id: customer.id, used_at, deleted_at: null }
      return this.whole(await queries.insertAddress(tx, added), language)
    })
  }

  /** @throws Failure `regionUnknown` or `addressNotFound`. */
  async edit({ customer, language }: SignedIn, { addressId, ...form }: Request<typeof addressEdit>): Promise<Address> {
    const row = await this.rowOf(form)
    return this.change(customer.id, form.isDefault, async (tx) =>
      this.whole(await queries.updateAddress(tx, addressId, row), language),
    )
  }

  /** Orders keep their own copy, so every address can be deleted. @throws Failure `addressNotFound`. */
  async delete({ customer }: SignedIn, addressId: AddressId): Promise<Record<string, never>> {
    const deleted_at = this.context.clock.now()
    return this.change(customer.id, false, async (tx) => {
      const row = await queries.updateAddress(tx, addressId, { deleted_at, is_default: false })
      if (!row) throw new Failure('addressNotFound')
      return {}
    })
  }

  async labels({ customer, language }: SignedIn): Promise<{ items: string[] }> {
    const own = await queries.ownLabels(this.context.db, customer.id)
    return { items: [...builtInLabels.map((label) => label[language]), ...own] }
  }

  /** @throws Failure `addressLabelExists`, ignoring case, or `tooManyAddressLabels`. */
  async addLabel(caller: SignedIn, { label }: Request<typeof addressAddLabel>): Promise<{ items: string[] }> {
    const row = { customer_id: caller.customer.id, label, created_at: this.context.clock.now() }
    await this.context.db.transaction().execute(async (tx) => {
      await queries.lockAddressBook(tx, row.customer_id)
      const own = await queries.ownLabels(tx, row.customer_id)
      if (labelExists(label, own)) throw new Failure('addressLabelExists')
      if (own.length >= limits.addressLabelsMax)
        throw new Failure('tooManyAddressLabels', { max: limits.addressLabelsMax })
      await queries.insertLabel(tx, row)
    })
    return this.labels(caller)
  }

  /** Changes an address book under its lock; a new default replaces the previous one. */
  private change<T>(
    customerId: string,
    isDefault: boolean,
    work: (tx: Transaction<Database>) => Promise<T>,
  ): Promise<T> {
    return this.context.db.transaction().execute(async (tx) => {
      await queries.lockAddressBook(tx, customerId)
      if (isDefault) await queries.clearDefault(tx, customerId)
      return work(tx)
    })
  }

  private async rowOf(form: AddressForm) {
    const { gender, regionCode, address, tag, isDefault } = form
    if (!isDistrict(regionCode)) throw new Failure('regionUnknown')
    const position = await this.position(form)
    const sealed = sealPart(this.context.seal, form)
    const door_hash = hashDoor(this.context.seal, form)
    return { sealed, door_hash, gender, region_code: regionCode, address, tag, is_default: isDefault, ...position }
  }

  /** The region decides: a position that cannot be in it is left aside. */
  private async position({ regionCode, address, latitude, longitude }: AddressForm): Promise<Position> {
    const given = latitude !== undefined && longitude !== undefined && { latitude, longitude }
    return given && canLieIn(given, regionCode) ? given : positionOf(this.context.db, regionCode, address)
  }

  private whole(row: queries.AddressRow | undefined, language: Language): Address {
    if (!row) throw new Failure('addressNotFound')
    return toAddress(row, this.context.seal, language, 'whole')
  }
}
