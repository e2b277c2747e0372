import { v7 as uuid } from 'uuid'
import type { Context } from '../context'
import { minutesAfter } from '../clock'
import { hashPassword, newToken, sha256 } from '../security/hash'
import type { AccountKind } from '../database/schema'
import { daysAfter, localDay } from '../local-time'
import { insertCommission } from '../modules/commission/queries'
import { balanceOf } from '../modules/wallet/queries'
import { TestCaller } from './caller'
import * as rows from './rows'

let phones = 0
const nextPhone = () => `138${String(++phones).padStart(8, '0')}`

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, made once, since hashing takes more of the processor than the rest of a customer. */
const hashOf = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

/** Inserts customers, stores and goods directly into the database. Prices are in the smallest unit. */
export class Factory {
  constructor(
    private readonly context: Context,
    private readonly base: string,
  ) {}

  /** A signed-in customer with a balance and, by default, the pay password 246810. */
  async customer({ member = false, balance = 0, payPassword = '246810', phone = nextPhone() } = {}) {
    const { clock, db, seal } = this.context
    const id = uuid()
    await rows.insertCustomer(db, {
      id,
      phone_hash: seal.index(phone),
      phone_sealed: seal.seal(phone),
      masked_phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      pay_password_hash: payPassword === null ? null : await hashOf(payPassword),
      user_level: member ? 1 : 0,
    })
    const token = newToken()
    await rows.insertSession(db, id, sha256(token), minutesAfter(clock.now(), 60 * 24 * 30))
    if (balance > 0) await rows.fund(db, id, balance, clock.now())
    return new TestCaller(this.base, id, token)
  }

  /** A customer with a new session, as after the end of the one before. */
  async again(caller: TestCaller): Promise<TestCaller> {
    const token = newToken()
    const { db, clock } = this.context
    await rows.insertSession(db, caller.id, sha256(token), minutesAfter(clock.now(), 60 * 24 * 30))
    return caller.as(token)
  }

  /** An open store 1 km away, minimum order 2000, delivery 300, packaging 100, open round the clock. */
  store(over: Partial<rows.StoreRow> = {}) {
    return rows.insertStore(this.context.db, over)
  }

  /** A commission in basis points from today on, of a kind, a category or a store. */
  async commission(rate: number, of: { kind?: string; categoryKey?: string; storeId?: string } = {}, days = 0) {
    const at = this.context.clock.now()
    const from_day = localDay('UTC', daysAfter('UTC', at, days - 1))
    const scope = { kind: of.kind ?? null, category_key: of.categoryKey ?? null, store_id: of.storeId ?? null }
    const row = { id: uuid(), ...scope, rate, from_day, set_by: 'test', set_at: at }
    await insertCommission(this.context.db, row)
  }

  /** An item at 2600 with plenty in stock. */
  goods(storeId: string, over: Partial<rows.GoodsRow> = {}) {
    return rows.insertGoods(this.context.db, storeId, over)
  }

  /** Adds an option group to an item; returns the ids of its options in order. */
  options(goodsId: string, group: { required?: boolean; max?: number; deltas: number[] }) {
    return rows.insertOptions(this.context.db, goodsId, group)
  }

  /** An address of a customer about 700 m from the factory's stores. */
  address(customerId: string, over: Partial<rows.AddressRow> = {}) {
    const sealed = this.context.seal.seal(
      JSON.stringify({ consignee: 'Lin', mobile: '13800006209', addressDetail: 'Rm 1602' }),
    )
    return rows.insertAddress(this.context.db, customerId, sealed, over)
  }

  /** Changes an item directly in the database. */
  changeGoods(goodsId: string, change: Partial<rows.GoodsRow>) {
    return rows.updateGoods(this.context.db, goodsId, change)
  }

  changeStore(storeId: string, change: Partial<rows.StoreRow>) {
    return rows.updateStore(this.context.db, storeId, change)
  }

  disable(customerId: string) {
    return rows.disableCustomer(this.context.db, customerId)
  }

  stockOf(goodsId: string) {
    return rows.stockOf(this.context.db, goodsId)
  }

  /** The amount held for the orders of a store. */
  heldFor(storeId: string) {
    return rows.heldFor(this.context.db, storeId)
  }

  /** The balance of a ledger account. */
  balanceOf(kind: AccountKind, ownerId: string) {
    return balanceOf(this.context.db, { kind, ownerId })
  }
}
