import type { Kysely, Transaction } from 'kysely'
import type { ReservationContact } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Bilingual, Database, LineSnapshot } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { sha256 } from '../../security/hash'
import type { Order } from '../order/queries'
import type { OrderDraft, Placement } from '../order/kind/placement'
import { holdingEntry, takeEntry } from '../waitlist/queries'
import { namingConflicts } from './conflict'
import type { Unit } from './fit'
import { depositPurpose } from './purposes'
import * as queries from './queries'
import { readSituation, type Situation, type Slot } from './situation'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Stored request of a table's quote. */
export interface TableRequest {
  readonly storeId: string
  readonly party: number
  /** An instant. */
  readonly at: string
  readonly seatingId: string
  /** The entry of a waitlist for which the table is held. */
  readonly waitlistId?: string | undefined
}

/** Contact of a booking, its remark for the restaurant, and the consent to the service agreement. */
export interface TableInput {
  readonly contact: ReservationContact
  readonly note: string
  readonly agreed: boolean
}

export interface TableDraft extends OrderDraft {
  readonly situation: Situation
  readonly slot: Slot
  readonly seating: queries.SeatingRow
  readonly unit: Unit
  readonly request: TableRequest
  readonly freeUntil: Date
  readonly heldUntil: Date
}

const deposit = (name: Bilingual) => ({ en: `Deposit, ${name.en}`, zh: `${name.zh}定金` })
const guests = (party: number): Bilingual => ({
  en: party === 1 ? '1 guest' : `${party} guests`,
  zh: `${party}人`,
})

/** Quoting and placing tables. */
export class TablePlacement implements Placement<TableRequest, TableDraft, TableInput> {
  readonly kind = 'table'

  constructor(private readonly context: Context) {}

  /** Locks the day of the table, so that what is free stays so until the transaction ends. */
  async prepare(tx: Tx, _: SignedIn, request: TableRequest): Promise<void> {
    const { slot } = await this.find(tx, request)
    await queries.lockDay(tx, request.storeId, slot.day)
  }

  /**
   * Price and availability of a table.
   * @throws Failure `storeNotFound`, `tablesNotOffered`, `partyTooLarge`, `tableSlotPast`, `tableSlotUnavailable`,
   * `tableTaken`, `alreadyBooked` or `waitlistOver`
   */
  async price(db: Db, { customer, language }: SignedIn, request: TableRequest): Promise<TableDraft> {
    const { situation, slot } = await this.find(db, request)
    const { rules, restaurant, seatings } = situation.facts
    const { party, seatingId, storeId } = request
    situation.checkParty(party)
    const seating = seatings.find(({ id }) => id === seatingId)
    if (!seating) throw new Failure('tableSlotUnavailable')
    if (request.waitlistId) await this.checkOffer(db, request.waitlistId, slot)
    const visit = situation.visitOf(slot.at)
    const other = await queries.bookedMeanwhile(db, customer.id, visit.from, visit.to)
    if (other) throw new Failure('alreadyBooked', { store: other.name[language] })
    const unit = situation.fit(slot.at, party, seatingId)
    if (!unit) throw new Failure('tableTaken')
    const total = rules.deposit
    const freeUntil = minutesAfter(slot.at, -rules.free_minutes)
    const share = { position: 0, component: 'goods', fundedBy: null } as const
    const snapshot: LineSnapshot = { name: seating.name, optionText: guests(party), picture: restaurant.logo }
    return {
      situation,
      slot,
      seating,
      unit,
      request,
      freeUntil,
      heldUntil: minutesAfter(slot.at, limits.tableHoldMinutes),
      storeId,
      title: restaurant.name,
      timeZone: restaurant.time_zone,
      variant: rules.deposit_kind,
      ...(total === 0
        ? { start: rules.by_hand ? 'waitingConfirm' : 'confirmed' }
        : { firstPart: { part: 'whole', purpose: depositPurpose, amount: total, until: this.payUntil(slot) } }),
      lines: [{ itemKind: 'seating', itemId: seating.id, quantity: 1, price: total, paid: total, snapshot }],
      components: [{ kind: 'goods', label: { en: 'Deposit', zh: '定金' }, amount: total, original: null }],
      total,
      saved: 0,
      couponIds: [],
      shares:
        total === 0
          ? []
          : [
              { party: 'customer', ownerId: customer.id, amount: -total, ...share },
              { party: 'store', ownerId: storeId, amount: total, ...share },
            ],
      billTitle: deposit(restaurant.name),
      fingerprint: sha256(
        JSON.stringify([storeId, request.at, party, seatingId, total, rules.deposit_kind, freeUntil]),
      ),
      refusals: [],
    }
  }

  /** @throws Failure `serviceAgreementRequired` */
  check(_: TableDraft, { agreed }: TableInput): void {
    if (!agreed) throw new Failure('serviceAgreementRequired')
  }

  async create(tx: Tx, order: Order, draft: TableDraft, { contact, note }: TableInput): Promise<void> {
    const { request, slot, seating, unit, freeUntil, heldUntil } = draft
    const { from, to } = draft.situation.visitOf(slot.at)
    const { waitlistId } = request
    if (waitlistId) {
      await queries.freeEntry(tx, waitlistId)
      await takeEntry(tx, waitlistId)
    }
    await namingConflicts(async () => {
      await queries.insertBooking(tx, {
        order_id: order.id,
        store_id: request.storeId,
        customer_id: order.customer_id,
        seating_id: seating.id,
        day: slot.day,
        visit: queries.range(from, to),
        party: request.party,
        minimum_spend: seating.minimum_spend,
        free_until: freeUntil,
        held_until: heldUntil,
        late_at: null,
        contact_sealed: this.context.seal.seal(JSON.stringify(contact)),
        note,
        day_reminded_at: null,
        hours_reminded_at: null,
      })
      await queries.keepTables(tx, { storeId: request.storeId, tableIds: unit.tableIds, from, to, orderId: order.id })
    })
  }

  private async find(db: Db, { storeId, at, waitlistId }: TableRequest) {
    const now = this.context.clock.now()
    const day = at.slice(0, 10)
    const asked = { storeId, from: day, to: day, except: waitlistId, now }
    const situation = await readSituation(db, asked)
    return { situation, slot: situation.slotAt(new Date(at)) }
  }

  /** @throws Failure `waitlistOver` unless the slot is held for the entry */
  private async checkOffer(db: Db, entryId: string, { at }: Slot): Promise<void> {
    const entry = await holdingEntry(db, entryId)
    const offer = entry?.offer as { readonly at: string } | null | undefined
    const holds = entry?.held_until && entry.held_until > this.context.clock.now()
    if (!holds || offer?.at !== at.toISOString()) throw new Failure('waitlistOver')
  }

  /** A deposit is paid before the table's time. */
  private payUntil({ at }: Slot): Date {
    const usual = minutesAfter(this.context.clock.now(), limits.unpaidOrderMinutes)
    return at < usual ? at : usual
  }
}
