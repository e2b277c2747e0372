import { hotelOrderDetail, hotelOrders, hotelRooms } from '@contract/calls/hotel'
import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { pathOfRoute, routes } from '@/routes'
import { TestCaller } from '../../server/testing/caller'
import { people, secrets, tokenOf } from '../support/person'
import { startServer, type Server } from '../support/server'
import { stayWords } from '../support/stay-words'
import { aFreeRoom } from '../support/stays'
import { MiniProgram } from './host/program'
import { distOf, platforms, tooLarge } from './support'

const say = stayWords.stays.en

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
})
afterEach(() => program?.close())
afterAll(() => server.stop())

/** The confirmation of a free room for two nights, and who books it. */
async function aBooking() {
  const token = await tokenOf(server.url, people.member)
  const caller = new TestCaller(server.url).as(token)
  const { hotel, rate, checkIn, checkOut } = await aFreeRoom(caller, 'prepaid')
  const { items } = await caller.call(hotelRooms, { hotelId: hotel.id, checkIn, checkOut })
  const rates = items.flatMap((room) => room.rates)
  const found = rates.find((each) => each.name === rate && each.way === 'prepaid' && !each.refusal && each.freeUntil)
  const query = new URLSearchParams({ rate: found?.id ?? '', checkIn, checkOut, rooms: '1', adults: '2' })
  return { token, caller, address: `${pathOfRoute(routes.hotelConfirm)}?${query.toString()}` }
}

describe.each(platforms)('the %s bundle', (platform) => {
  it('should book a stay from the balance, and cancel it with all of the money back', async () => {
    const { token, caller, address } = await aBooking()
    const { balance } = await caller.call(walletBalance, {})
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token })
    await program.launch(address)
    await program.waitFor(say.book)
    await program.type('Name as on the ID', 'Ann Wu')
    await program.press('I agree to the In-store Service Agreement')
    await program.tap(say.book)
    await program.tap(/^Pay ¥/)
    for (const digit of secrets.payPassword) await program.tap(digit)
    await program.tap('View order')
    await program.waitFor(say.confirmed)
    const orderId = (await caller.call(hotelOrders, {})).items[0]?.id ?? ''
    const { total, state } = await caller.call(hotelOrderDetail, { orderId })
    expect(state).toBe('confirmed')
    expect(await caller.call(walletBalance, {})).toMatchObject({ balance: balance - total })
    await program.tap(say.cancel)
    await program.tap('My plans changed')
    await program.tap(say.cancelFor(formatMoney(total)))
    await program.waitFor(say.cancelled)
    expect(await caller.call(hotelOrderDetail, { orderId })).toMatchObject({ state: 'cancelled', refunded: total })
    expect(await caller.call(walletBalance, {})).toMatchObject({ balance })
    expect(tooLarge(program)).toEqual([])
    expect(program.faults).toEqual([])
  })
})
