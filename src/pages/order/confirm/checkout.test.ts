import { addressDeleted } from '@/services/events'
import { RootState } from '@/state'
import { CheckoutState } from './checkout'

function begun() {
  const root = new RootState()
  const checkout = root.keep(CheckoutState)
  const begin = (storeId: string, customer = 'mia') => checkout.begin(storeId, root.place.takeAddress(), customer)
  begin('s1')
  return { root, checkout, begin }
}

it('is the same one for each screen of the app', () => {
  const { root, checkout } = begun()
  expect(root.keep(CheckoutState)).toBe(checkout)
  expect(new RootState().keep(CheckoutState)).not.toBe(checkout)
})

it('begins with the address that stores are looked for around, until another is chosen', () => {
  const { root, checkout, begin } = begun()
  checkout.choose({ addressId: 'a2' })
  root.place.orderTo('a3')
  begin('s1')
  expect(checkout.choices.addressId).toBe('a3')
  checkout.choose({ addressId: 'a4' })
  begin('s1')
  expect(checkout.choices.addressId).toBe('a4')
})

it('holds for the same store and forgets what was chosen for another', () => {
  const { checkout, begin } = begun()
  checkout.choose({ remark: 'Less salt' })
  begin('s1')
  expect(checkout.choices.remark).toBe('Less salt')
  begin('s2')
  expect(checkout.choices.remark).toBe('')
})

it('lets go of an address that was deleted', () => {
  const { root, checkout } = begun()
  checkout.choose({ addressId: 'a2', remark: 'Less salt' })
  root.place.orderTo('a3')
  addressDeleted.emit('a1')
  expect(checkout.choices.addressId).toBe('a2')
  addressDeleted.emit('a2')
  addressDeleted.emit('a3')
  expect(checkout.choices).toMatchObject({ addressId: undefined, remark: 'Less salt' })
  expect(root.place.takeAddress()).toBeUndefined()
})

it('holds for the same customer and forgets what somebody else chose', () => {
  const { checkout, begin } = begun()
  checkout.choose({ addressId: 'a2', remark: 'Less salt' })
  begin('s1')
  expect(checkout.choices.remark).toBe('Less salt')
  begin('s1', 'somebody else')
  expect(checkout.choices).toMatchObject({ addressId: undefined, remark: '' })
})
