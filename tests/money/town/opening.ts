import { addressAdd } from '@contract/calls/address'
import { merchantStores } from '@contract/calls/merchant'
import { staffApplications, staffApprove, staffGrantRole, staffSetDeliveryMethod } from '@contract/calls/staff'
import { staffRoles } from '@contract/entities/staff'
import { localDay } from '../../../server/local-time'
import { commissionCommands } from '../../../server/modules/commission/operator'
import { staffCommands } from '../../../server/modules/staff/operator'
import { categoryCommands } from '../../../server/modules/store/categories/operator'
import type { TestCaller } from '../../../server/testing/caller'
import { applyAsMerchant, applyAsRider } from './applications'
import { Neighbour } from './customer'
import { Shopkeeper } from './merchant'
import { register, type Resident, type Town } from './people'
import { Courier } from './rider'
import { home, type Places } from './shopping'
import { Clerk } from './staff'
import { bePaid, offerTables, openHotel, openKitchen, type OpenStore, type PayoutPlan } from './stores'

const category = 'chinese'

/** Everybody in a town. */
export interface Inhabitants {
  readonly admin: Clerk
  readonly clerks: readonly Clerk[]
  readonly shopkeepers: readonly Shopkeeper[]
  readonly couriers: readonly Courier[]
  readonly neighbours: readonly Neighbour[]
}

/** The plans of the stores' payouts: at once, to an account that fails, to a silent one, and by hand alone. */
const plans: readonly PayoutPlan[] = [
  { ending: '1234', period: 'daily' },
  { ending: '0001', period: 'weekly' },
  { ending: '0002', period: 'weekly' },
  { ending: '1235', period: 'none' },
]

const counts = { neighbours: 3, couriers: 2, clerks: 2 }

/** The operator's beginning: an admin of staff, categories of stores, and commissions for every store and for stays. */
async function beginning(town: Town): Promise<Clerk> {
  const { app, clock } = town.world
  const admin = await register(town)
  await staffCommands.staff?.(app, [admin.phone, 'grant', 'admin'])
  const today = localDay(app.context.config.timeZone, clock.now())
  await categoryCommands.categories?.(app, ['standard'])
  await commissionCommands.commission?.(app, ['6.25', 'from', today])
  await commissionCommands.commission?.(app, ['11', 'from', today, '--kind', 'hotel'])
  return new Clerk(town, admin)
}

async function aClerk(town: Town, admin: Clerk): Promise<Clerk> {
  const caller = await register(town)
  for (const role of staffRoles.filter((each) => each !== 'admin'))
    await admin.do(staffGrantRole, { customerId: caller.id, role })
  return new Clerk(town, caller)
}

/** Approves every application that waits. */
async function approveAll(clerk: Clerk): Promise<void> {
  const { items = [] } = (await clerk.ask(staffApplications, {})) ?? {}
  for (const { id: applicationId } of items) await clerk.do(staffApprove, { applicationId })
}

async function storeOf(merchant: TestCaller): Promise<string> {
  const { items } = await merchant.call(merchantStores, {})
  if (!items[0]) throw new Error('the merchant has no store')
  return items[0].id
}

/** Opens a store delivered by its merchant, one by riders, one with tables and pickup, and a hotel. */
async function openStores(town: Town, clerk: Clerk): Promise<Shopkeeper[]> {
  const types = ['takeaway', 'takeaway', 'inStore', 'hotel'] as const
  const merchants: Resident[] = []
  for (const type of types) {
    const merchant = await register(town)
    await applyAsMerchant(merchant, type, category)
    merchants.push(merchant)
  }
  await approveAll(clerk)
  const keepers: Shopkeeper[] = []
  for (const [index, merchant] of merchants.entries()) {
    const storeId = await storeOf(merchant)
    const type = types[index]
    let store: OpenStore = type === 'hotel' ? await openHotel(merchant, storeId) : await openKitchen(merchant, storeId)
    if (type === 'inStore') store = await offerTables(merchant, store)
    const plan = plans[index]
    if (plan) await bePaid(merchant, storeId, plan)
    if (index === 1) await clerk.do(staffSetDeliveryMethod, { storeId, deliveredBy: 'platform', selfPickup: false })
    keepers.push(new Shopkeeper(town, merchant, store))
  }
  return keepers
}

async function people<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < count) all.push(await make())
  return all
}

/** Opens a town on an empty database. */
export async function openTown(town: Town): Promise<Inhabitants> {
  const admin = await beginning(town)
  const clerks = await people(counts.clerks, () => aClerk(town, admin))
  const [clerk] = clerks
  if (!clerk) throw new Error('somebody has to approve')
  const shopkeepers = await openStores(town, clerk)
  const errands: Places['errands'] = new Map()
  const riders = await people(counts.couriers, () => register(town))
  for (const rider of riders) await applyAsRider(rider)
  await approveAll(clerk)
  const couriers = riders.map((rider) => new Courier(town, rider, errands))
  const places: Places = { stores: shopkeepers.map(({ store }) => store), errands }
  const neighbours = await people(counts.neighbours, async () => {
    const caller = await register(town)
    await caller.call(addressAdd, home)
    return new Neighbour(town, caller, town.cashier, places)
  })
  return { admin, clerks, shopkeepers, couriers, neighbours }
}
