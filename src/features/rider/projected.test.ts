import { aTask } from '@/testing/riders'
import { projected } from './projected'

it('shows a delivery as it will be once the steps that wait are sent', () => {
  const onTheWay = projected(aTask(), ['arrivePickup', 'pickUp'])
  expect(onTheWay).toMatchObject({ state: 'onTheWay', step: 'arriveDropOff' })
  expect(projected(aTask(), ['arrivePickup', 'pickUp', 'arriveDropOff', 'deliver'])).toMatchObject({
    state: 'delivered',
    step: null,
  })
})

it('asks for the receipt of a purchase before the goods are taken', () => {
  const purchase = { paid: 80_00, most: 120_00, spent: null, needsReceipt: true, isAsked: false }
  expect(projected(aTask({ purchase }), ['arrivePickup'])).toMatchObject({ state: 'atPickup', step: 'buy' })
})

it('leaves a delivery that a step does not fit', () => {
  expect(projected(aTask(), ['handBack'])).toEqual(aTask())
})
