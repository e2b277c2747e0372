import { priceOf } from './price'

const goods = { shop_price: 2600, member_price: 2200, activity_price: 1900, is_active: true }

test.each([
  [{}, false, 1900, 'activity'],
  [{}, true, 1900, 'activity'],
  [{ is_active: false }, false, 2600, 'shop'],
  [{ is_active: false }, true, 2200, 'member'],
  [{ activity_price: 2400 }, true, 2200, 'member'],
  [{ activity_price: 2400 }, false, 2400, 'activity'],
  [{ activity_price: 3000 }, false, 2600, 'shop'],
  [{ activity_price: null }, false, 2600, 'shop'],
  [{ member_price: 2800, activity_price: null }, true, 2600, 'shop'],
  [{ activity_price: 2200 }, true, 2200, 'member'],
  [{ member_price: null, activity_price: null }, true, 2600, 'shop'],
  [{ member_price: 2600, activity_price: null }, true, 2600, 'shop'],
])('of %j a member (%s) pays the lowest: %s, %s', (change, isMember, price, priceKind) => {
  expect(priceOf({ ...goods, ...change }, isMember)).toMatchObject({ price, priceKind, shopPrice: 2600 })
})

test('an activity that is over has no price', () => {
  expect(priceOf({ ...goods, is_active: false }, false).activityPrice).toBeNull()
})
