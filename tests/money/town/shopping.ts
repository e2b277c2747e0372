import { randomUUID } from 'node:crypto'
import { addressAdd, addressList } from '@contract/calls/address'
import { cartAdd } from '@contract/calls/cart'
import { errandOrderStance, errandSubmit } from '@contract/calls/errand'
import { hotelConfirm, hotelSubmit } from '@contract/calls/hotel'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { reservationConfirm, reservationOptions, reservationSubmit } from '@contract/calls/reservation'
import type { RequestInput } from '@contract/call'
import { localDay } from '../../../server/local-time'
import { addDays } from '../../../server/plain-days'
import type { TestCaller } from '../../../server/testing/caller'
import { key, Person, type Resident, type Town } from './people'
import type { OpenStore } from './stores'

const contact = { name: 'Lin Yue', phone: '13807556209' }
/** The address of every customer, within reach of the stores. */
export const home: RequestInput<typeof addressAdd> = {
  ...{ consignee: 'Lin Yue', gender: 1, mobile: '13812346209', regionCode: '440305', address: 'Keyuan Garden' },
  ...{ addressDetail: 'Rm 1602', tag: 'Home', isDefault: true, latitude: 22.5379, longitude: 113.93 },
}
const shop = { name: 'Corner shop', address: '9 Keyuan Rd', latitude: 22.5429, longitude: 113.93 }
const zone = 'Asia/Shanghai'

/** Places where a customer can order, and errands by the name of their goods. */
export interface Places {
  readonly stores: readonly OpenStore[]
  readonly errands: Map<string, { readonly caller: TestCaller; readonly orderId: string }>
}

/** Places orders of one customer, of a random kind. */
export class Shopping extends Person {
  constructor(
    town: Town,
    caller: Resident,
    private readonly places: Places,
  ) {
    super(town, caller)
  }

  /** The id of an order that is not paid; undefined where none could be placed. */
  buy(): Promise<string | undefined> {
    const kind = this.chance.next()
    if (kind < 0.15) return this.errand()
    const store = this.chance.pick(this.places.stores)
    if (store.rateId !== undefined) return this.stay(store.rateId)
    return store.takesTables && this.chance.chance(0.5) ? this.table(store.storeId) : this.meal(store)
  }

  private async addressId(): Promise<string> {
    const { items = [] } = (await this.ask(addressList, {})) ?? {}
    return items[0]?.id ?? (await this.caller.call(addressAdd, home)).id
  }

  private async meal({ storeId, goods, takesTables }: OpenStore): Promise<string | undefined> {
    const addressId = await this.addressId()
    for (let dishes = this.chance.whole(1, 3); dishes > 0; dishes -= 1)
      await this.ask(cartAdd, { goodsId: this.chance.pick(goods), quantity: this.chance.whole(1, 2) })
    const isPickup = takesTables && this.chance.chance(0.5)
    const fulfilment = isPickup ? { fulfilment: 'pickup' as const } : { addressId }
    const quote = await this.ask(orderConfirm, { storeId, ...fulfilment })
    if (!quote) return undefined
    const more = isPickup ? { pickupPhone: contact.phone, agreed: true } : {}
    return (await this.ask(orderSubmit, { quoteId: quote.id, ...more, ...key() }))?.orderId
  }

  private async errand(): Promise<string | undefined> {
    const product = `Lemons ${randomUUID().slice(0, 8)}`
    const deliveryAddressId = await this.addressId()
    const wish = {
      errandKind: 'buy' as const,
      product,
      shop,
      deliveryAddressId,
      estimate: this.chance.whole(10_00, 60_00),
    }
    const { quote } = (await this.ask(errandOrderStance, wish)) ?? {}
    if (!quote) return undefined
    const order = await this.ask(errandSubmit, { quoteId: quote.id, agreed: true, ...key() })
    if (order) this.places.errands.set(product, { caller: this.caller, orderId: order.orderId })
    return order?.orderId
  }

  private async stay(rateId: string): Promise<string | undefined> {
    const today = localDay(zone, this.town.world.clock.now())
    const checkIn = addDays(today, this.chance.whole(0, 4))
    const dates = { checkIn, checkOut: addDays(checkIn, this.chance.whole(1, 3)) }
    const quote = await this.ask(hotelConfirm, { rateId, ...dates })
    if (!quote) return undefined
    const guests = { guests: [{ name: 'Lin Yue' }], contact: { ...contact, gender: 1 as const }, agreed: true }
    return (await this.ask(hotelSubmit, { quoteId: quote.id, ...guests, ...key() }))?.orderId
  }

  private async table(storeId: string): Promise<string | undefined> {
    const options = await this.ask(reservationOptions, { storeId, party: 2 })
    const free = options?.meals.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free')) ?? []
    if (free.length === 0) return undefined
    const { at, seatings } = this.chance.pick(free)
    const wish = { storeId, party: 2, at, seatingId: seatings[0] ?? '' }
    const quote = await this.ask(reservationConfirm, wish)
    if (!quote) return undefined
    const request = { quoteId: quote.id, contact: { ...contact, title: 'miss' as const }, agreed: true, ...key() }
    return (await this.ask(reservationSubmit, request))?.orderId
  }
}
