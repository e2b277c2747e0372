import type { Insertable, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { tradeLicences } from '@contract/application-choices'
import type { MerchantForm, StoreType } from '@contract/entities/application'
import type { Context } from '../../../../context'
import type { Database, StoreTable } from '../../../../database/schema'
import { searchWords } from '../../../../database/words'
import { keepLicences } from '../../../licence/renewal'
import { takeMedia } from '../../../upload/media'
import type { Applied } from '../../kind'
import * as queries from './queries'

const json = (value: unknown): string => JSON.stringify(value)
const both = (text: string) => ({ en: text, zh: text })

/** Initial settings of a new store, until its merchant and the platform change them; amounts in the smallest unit. */
const beginning = {
  hours: [{ open: '09:00', close: '21:00' }],
  rangeMeters: 3000,
  fees: { base: 300, original: null, freeOver: null, tiers: [] },
  prepMinutes: 20,
}

/** Business and way of hand-over by the type of the store; riders deliver where the deployment has some. */
const handing = (
  delivery: 'store' | 'riders' | 'courier',
): Record<
  StoreType,
  Pick<StoreTable, 'self_pickup' | 'delivered_by'> & Partial<Pick<Insertable<StoreTable>, 'business' | 'opening_hours'>>
> => ({
  takeaway: { self_pickup: false, delivered_by: delivery === 'store' ? 'store' : 'platform' },
  inStore: { self_pickup: true, delivered_by: 'store' },
  // Its merchant sets rooms and rates up; guests arrive around the clock.
  hotel: {
    self_pickup: false,
    delivered_by: 'store',
    business: 'hotel',
    opening_hours: json([{ open: '00:00', close: '24:00' }]),
  },
})

/** Gives an accepted merchant a store, closed until the merchant opens it. */
export async function openStore(
  { clock, config }: Context,
  tx: Transaction<Database>,
  { customerId, form }: Applied<MerchantForm>,
): Promise<void> {
  const now = clock.now()
  const { name: category } = await queries.categoryName(tx, form.category)
  const [logo] = await takeMedia(tx, { customerId, ids: [form.logoId], now })
  const id = uuid()
  await queries.insertStore(tx, {
    id,
    category_key: form.category,
    merchant_id: customerId,
    name: json(both(form.storeName)),
    logo: json(logo),
    hero: json(logo),
    status: 'closed',
    latitude: form.position.latitude,
    longitude: form.position.longitude,
    address: json(both(form.address)),
    phone: form.storePhone,
    opening_hours: json(beginning.hours),
    time_zone: config.timeZone,
    notice: json(both('')),
    profile: json(both('')),
    range_meters: beginning.rangeMeters,
    minimum_order: 0,
    delivery_fees: json(beginning.fees),
    packaging_fee: 0,
    prep_minutes: beginning.prepMinutes,
    rating: 0,
    monthly_sales: 0,
    member_envelope: null,
    full_discounts: json([]),
    tags: json([]),
    ...handing(config.delivery)[form.storeType],
    auto_accept: false,
    opened_at: now,
    words: searchWords([form.storeName], [category.en, category.zh]),
  })
  await keepLicences(tx, id, form.storeName, [
    { kind: 'businessLicence', until: form.businessUntil },
    { kind: tradeLicences[form.storeType], until: form.tradeUntil },
  ])
}
