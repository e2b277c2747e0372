import { type AliasedExpression, sql, type Kysely } from 'kysely'
import type { Party } from '@contract/call'
import type { OwnedKind } from '@contract/entities/ids'
import { preparedBy } from '../../database/prepared'
import { storePeople } from '../../database/store-people'
import type { Database } from '../../database/schema'
import { sessionId } from '../../security/queries'

type Db = Kysely<Database>

interface OwnedThing {
  id: string
  owner: string | null
}

/** A query of things with the id of their owner. */
type Things = (db: Db) => AliasedExpression<OwnedThing, 'thing'>

/** The owner's id of all that the platform sees. */
export const platformId = '00000000-0000-0000-0000-000000000000'

/** All rows of a table, which belong to the platform. */
const everyRow = (table: keyof Database): { readonly platform: Things } => ({
  platform: () => sql<OwnedThing>`(select id, ${platformId}::uuid as owner from ${sql.table(table)})`.as('thing'),
})

/** For each kind of thing the owner's id by party. A kind without an entry for a party is refused. */
const owners: Readonly<Record<OwnedKind, Partial<Record<Party, Things>>>> = {
  address: {
    customer: (db) =>
      db.selectFrom('addresses').where('deleted_at', 'is', null).select(['id', 'customer_id as owner']).as('thing'),
  },
  application: everyRow('applications'),
  cartLine: {
    customer: (db) =>
      db
        .selectFrom('cart_lines')
        .select(['id', 'customer_id as owner'])
        .unionAll(db.selectFrom('mall_cart_lines').select(['id', 'customer_id as owner']))
        .as('thing'),
  },
  // A conversation belongs to its customer, to the people of its store, and to its rider.
  conversation: {
    customer: (db) =>
      db
        .selectFrom('conversations')
        .innerJoin(storePeople.as('person'), 'person.store_id', 'conversations.store_id')
        .select(['conversations.id', 'person.customer_id as owner'])
        .unionAll(db.selectFrom('conversations').select(['id', 'customer_id as owner']))
        .unionAll(db.selectFrom('conversations').select(['id', 'rider_id as owner']))
        .as('thing'),
  },
  coupon: { customer: (db) => db.selectFrom('customer_coupons').select(['id', 'customer_id as owner']).as('thing') },
  customer: everyRow('customers'),
  delivery: {
    rider: (db) => db.selectFrom('deliveries').select(['id', 'rider_id as owner']).as('thing'),
    ...everyRow('deliveries'),
  },
  feedback: everyRow('feedbacks'),
  fraudCase: everyRow('fraud_cases'),
  goods: { store: (db) => db.selectFrom('goods').select(['id', 'store_id as owner']).as('thing') },
  // A cart belongs to all who are in it.
  groupCart: {
    customer: (db) =>
      db
        .selectFrom('group_cart_people')
        .where('removed_at', 'is', null)
        .select(['cart_id as id', 'customer_id as owner'])
        .as('thing'),
  },
  guest: { customer: (db) => db.selectFrom('guests').select(['id', 'customer_id as owner']).as('thing') },
  inbox: {
    customer: (db) =>
      db
        .selectFrom(storePeople.as('person'))
        .select(['store_id as id', 'customer_id as owner'])
        .unionAll(db.selectFrom('customers').select(['id', 'id as owner']))
        .as('thing'),
  },
  media: {
    customer: (db) => db.selectFrom('media').select(['id', 'customer_id as owner']).as('thing'),
    // The people of a store upload as customers, and use the pictures in all their stores.
    store: (db) =>
      db
        .selectFrom('media')
        .innerJoin(storePeople.as('person'), 'person.customer_id', 'media.customer_id')
        .select(['media.id', 'person.store_id as owner'])
        .as('thing'),
  },
  menuCategory: { store: (db) => db.selectFrom('menu_categories').select(['id', 'store_id as owner']).as('thing') },
  moneyRecord: {
    customer: (db) =>
      db
        .selectFrom('ledger_entries')
        .innerJoin('accounts', 'accounts.id', 'ledger_entries.account_id')
        .where('accounts.kind', '=', 'customer')
        .select(['transaction_id as id', 'owner_id as owner'])
        .as('thing'),
  },
  notice: { customer: (db) => db.selectFrom('notices').select(['id', 'customer_id as owner']).as('thing') },
  offer: { rider: (db) => db.selectFrom('delivery_offers').select(['id', 'rider_id as owner']).as('thing') },
  order: {
    customer: (db) =>
      db.selectFrom('orders').where('removed_at', 'is', null).select(['id', 'customer_id as owner']).as('thing'),
    // An order that its customer removed from the list still belongs to the store.
    store: (db) => db.selectFrom('orders').select(['id', 'store_id as owner']).as('thing'),
    ...everyRow('orders'),
  },
  package: { store: (db) => db.selectFrom('packages').select(['id', 'store_id as owner']).as('thing') },
  parcel: {
    customer: (db) =>
      db
        .selectFrom('parcels')
        .innerJoin('orders', 'orders.id', 'parcels.order_id')
        .where('removed_at', 'is', null)
        .select(['parcels.id', 'orders.customer_id as owner'])
        .as('thing'),
    store: (db) =>
      db
        .selectFrom('parcels')
        .innerJoin('orders', 'orders.id', 'parcels.order_id')
        .select(['parcels.id', 'orders.store_id as owner'])
        .as('thing'),
  },
  payment: { customer: (db) => db.selectFrom('payments').select(['id', 'customer_id as owner']).as('thing') },
  privateMedia: {
    customer: (db) => db.selectFrom('private_media').select(['id', 'customer_id as owner']).as('thing'),
    // A rider uploads as a customer.
    rider: (db) => db.selectFrom('private_media').select(['id', 'customer_id as owner']).as('thing'),
  },
  product: { store: (db) => db.selectFrom('products').select(['id', 'store_id as owner']).as('thing') },
  queueNumber: {
    customer: (db) => db.selectFrom('queue_numbers').select(['id', 'customer_id as owner']).as('thing'),
    store: (db) => db.selectFrom('queue_numbers').select(['id', 'store_id as owner']).as('thing'),
  },
  quote: { customer: (db) => db.selectFrom('quotes').select(['id', 'customer_id as owner']).as('thing') },
  redemption: { store: (db) => db.selectFrom('redemptions').select(['id', 'store_id as owner']).as('thing') },
  refund: {
    customer: (db) => db.selectFrom('refunds').select(['id', 'customer_id as owner']).as('thing'),
    store: (db) =>
      db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .select(['refunds.id', 'orders.store_id as owner'])
        .as('thing'),
    ...everyRow('refunds'),
  },
  report: everyRow('reports'),
  review: {
    customer: (db) => db.selectFrom('reviews').select(['id', 'customer_id as owner']).as('thing'),
    store: (db) => db.selectFrom('reviews').select(['id', 'store_id as owner']).as('thing'),
    ...everyRow('reviews'),
  },
  roomType: { store: (db) => db.selectFrom('room_types').select(['id', 'store_id as owner']).as('thing') },
  session: {
    customer: (db) =>
      db
        .selectFrom('sessions')
        .where('ended_at', 'is', null)
        .select([sessionId.as('id'), 'customer_id as owner'])
        .as('thing'),
  },
  store: {
    store: (db) => db.selectFrom('stores').select(['id', 'id as owner']).as('thing'),
    ...everyRow('stores'),
  },
  // An invitation belongs to its phone.
  teamMember: {
    customer: (db) =>
      db
        .selectFrom('team_members')
        .innerJoin('customers', 'customers.phone_hash', 'team_members.phone_hash')
        .where('accepted_at', 'is', null)
        .where('ended_at', 'is', null)
        .select(['team_members.id', 'customers.id as owner'])
        .as('thing'),
    store: (db) =>
      db.selectFrom('team_members').where('ended_at', 'is', null).select(['id', 'store_id as owner']).as('thing'),
  },
  topUp: { customer: (db) => db.selectFrom('top_ups').select(['id', 'customer_id as owner']).as('thing') },
  video: { customer: (db) => db.selectFrom('videos').select(['id', 'customer_id as owner']).as('thing') },
  waitlistEntry: {
    customer: (db) => db.selectFrom('waitlist_entries').select(['id', 'customer_id as owner']).as('thing'),
  },
  withdrawAccount: {
    customer: (db) => db.selectFrom('withdraw_accounts').select(['id', 'customer_id as owner']).as('thing'),
    // A merchant's accounts can be those of all own stores.
    store: (db) =>
      db
        .selectFrom('withdraw_accounts')
        .innerJoin('stores', 'stores.merchant_id', 'withdraw_accounts.customer_id')
        .select(['withdraw_accounts.id', 'stores.id as owner'])
        .as('thing'),
  },
  zone: everyRow('delivery_zones'),
  withdrawal: {
    customer: (db) => db.selectFrom('withdrawals').select(['id', 'customer_id as owner']).as('thing'),
  },
}

/** Whether a thing of a kind can belong to a party at all. */
export const canOwn = (party: Party, kind: OwnedKind): boolean => owners[kind][party] !== undefined

interface Owned {
  readonly kind: OwnedKind
  readonly party: Party
  readonly things: Things
}

const owned = preparedBy(
  ({ kind, party }: Owned) => `${kind} ${party}`,
  (db: Db, { things }, ids: readonly string[], theirs: readonly string[]) =>
    db
      .selectFrom(things(db))
      .select('id')
      .distinct()
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids as string[]))))
      .where((eb) => eb('owner', '=', eb.fn.any(eb.val(theirs as string[])))),
)

/** Whether every id exists and belongs to one of the owners `theirs`: the customer, or the merchant's stores. */
export async function ownsAll(
  db: Db,
  { kind, party, ids, theirs }: { kind: OwnedKind; party: Party; ids: readonly string[]; theirs: readonly string[] },
): Promise<boolean> {
  const things = owners[kind][party]
  if (!things || theirs.length === 0) return false
  const rows = await owned(db, { kind, party, things }, ids, theirs)
  return rows.length === new Set(ids).size
}

/** The store among some that owns a thing of a kind; undefined where none does. */
export async function storeWith(
  db: Db,
  { kind, id, stores }: { kind: OwnedKind; id: string; stores: readonly string[] },
): Promise<string | undefined> {
  const things = owners[kind].store
  if (!things || stores.length === 0) return undefined
  const query = db.selectFrom(things(db)).select('owner').where('id', '=', id).where('owner', 'in', stores)
  return (await query.limit(1).executeTakeFirst())?.owner ?? undefined
}
