import { logisticsView } from '@contract/calls/logistics'
import { mallSplit } from '@contract/calls/mall'
import { aMallOrder, sayOfParcel, shipParcel } from '../../../testing/mall-orders'
import { aWorld, type World } from '../../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('the parcels of an order', () => {
  it('should say what is in each, and where it is', async () => {
    const { ann, orderId, parcelIds } = await aMallOrder(world, { parcels: 2 })
    await shipParcel(world, parcelIds[0] ?? '', 'SF1428')
    const { parcels, remindAgainAt } = await ann.call(mallSplit, { orderId })
    expect(remindAgainAt).toBeNull()
    expect(parcels).toMatchObject([
      {
        state: 'shipped',
        carrier: 'SF Express',
        trackingNumber: 'SF1428',
        carrierPhone: '95338',
        items: [{ name: 'Longjing tea', quantity: 1 }],
      },
      { state: 'toShip', trackingNumber: null, carrierPhone: null, items: [{ name: 'Longjing tea' }] },
    ])
  })

  it('should be followed one by one, newest news first, with the phone and the code in them', async () => {
    const { ann, orderId, parcelIds } = await aMallOrder(world, { parcels: 2 })
    const [parcelId = ''] = parcelIds
    await shipParcel(world, parcelId)
    await sayOfParcel(world, parcelId, 'outForDelivery', '派件员电话13800138000')
    await world.hours(1)
    await sayOfParcel(world, parcelId, 'locker', '已入柜，取件码8-2-3021')
    const track = await ann.call(logisticsView, { parcelId })
    expect(track).toMatchObject({
      orderId,
      state: 'locker',
      lockerCode: '8-2-3021',
      parcels: [{ number: 1 }, { number: 2 }],
      events: [
        { state: 'locker', phone: null },
        { state: 'outForDelivery', phone: '13800138000' },
      ],
      destination: { mobile: '138****6209' },
    })
  })

  it('should be quiet after a day without a scan, until the next one', async () => {
    const { ann, parcelIds } = await aMallOrder(world)
    const [parcelId = ''] = parcelIds
    const quiet = async () => (await ann.call(logisticsView, { parcelId })).quiet
    await world.hours(30)
    expect(await quiet()).toBe(false)
    await shipParcel(world, parcelId)
    await world.hours(23)
    expect(await quiet()).toBe(false)
    await world.hours(1)
    expect(await quiet()).toBe(true)
    await sayOfParcel(world, parcelId, 'inTransit')
    expect(await quiet()).toBe(false)
    await sayOfParcel(world, parcelId, 'delivered')
    await world.hours(48)
    expect(await quiet()).toBe(false)
  })
})
