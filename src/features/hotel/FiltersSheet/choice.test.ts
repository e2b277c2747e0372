import { FakeServer } from '@/testing/server'
import { settle } from '@/testing'
import { api } from '@/services/api'
import { StayPlan } from '@/features/stay/dates/stay-plan'
import { FilterChoice } from './choice'

const about = {
  ...{ count: 36, bars: [1, 2, 3], priceMost: 100_000, strictest: null },
  ...{ stars: [], brands: [], facilities: [], areas: [], landmarks: [] },
}

async function opened() {
  const server = new FakeServer({ 'hotel.filters': about })
  const choice = new FilterChoice(api, new StayPlan())
  choice.open()
  await settle()
  return { server, choice }
}

afterEach(() => jest.useRealTimers())

it('moves a thumb by steps of ten, and asks once it rests', async () => {
  const { server, choice } = await opened()
  jest.useFakeTimers()
  choice.slide('from', 0.1)
  choice.slide('from', 0.054)
  expect(choice.filter).toMatchObject({ priceFrom: 15_000, priceTo: undefined })
  expect(server.calls('hotel.filters')).toHaveLength(1)
  jest.advanceTimersByTime(300)
  expect(server.calls('hotel.filters')).toHaveLength(2)
})

it('lets the thumbs meet but not pass, and has no limit at the right end', async () => {
  const { choice } = await opened()
  choice.slide('to', -0.5)
  choice.slide('from', 0.9)
  expect(choice.filter).toMatchObject({ priceFrom: 50_000, priceTo: 50_000 })
  choice.slide('to', 0.9)
  expect(choice.filter).toMatchObject({ priceFrom: 50_000, priceTo: undefined })
  choice.dispose()
})

it('puts the thumbs where a preset is', async () => {
  const { choice } = await opened()
  choice.slide('from', 0.333)
  choice.setPrice(15_000, 30_000)
  expect(choice.prices).toEqual({ from: 15_000, to: 30_000 })
})
