import { render, screen } from '@testing-library/react'
import { language } from '@/platform/session/language'
import { aHotel } from '@/testing/hotels'
import { HotelCard } from '.'

const from = { price: 26800, original: null, memberPrice: null, total: 53600, left: null }
const hotel = aHotel({ from: { ...from, afterCoupons: { price: 24800, isToClaim: true } } })

beforeEach(() => language.set('en'))

it('shows the price after coupons beside the tags', () => {
  render(<HotelCard hotel={hotel} onPress={jest.fn()} />)
  expect(screen.getByText('Claim coupon: ¥248')).toBeVisible()
  expect(screen.getByText('Free cancellation')).toBeVisible()
})

it('shows the price after coupons instead of the tags where they have one line', () => {
  render(<HotelCard hotel={hotel} onPress={jest.fn()} compact />)
  expect(screen.getByText('Claim coupon: ¥248')).toBeVisible()
  expect(screen.queryByText('Free cancellation')).toBeNull()
})

it('shows the tags on one line where no coupon reduces the price', () => {
  render(<HotelCard hotel={aHotel({ from })} onPress={jest.fn()} compact />)
  expect(screen.getByText('Free cancellation')).toBeVisible()
})
