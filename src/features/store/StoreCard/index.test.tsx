import { fireEvent, render, screen } from '@testing-library/react'
import { aStore } from '@/testing/stores'
import { StoreCard } from './'

const store = aStore()
const { picture } = store.dishes[0]

const hit = (id: number) => ({
  id: String(id),
  name: `Beef noodles ${id}`,
  picture,
  price: 2000 + id,
  note: '986 sold',
})

it('says how good, how near and what an order costs', () => {
  render(<StoreCard store={store} onOpen={jest.fn()} />)
  const facts = [
    '4.8',
    '12k sold',
    '28 min',
    '1.2 km',
    'Min ¥20',
    'Delivery ¥3.00',
    '¥5.00',
    'Member ¥8 off',
    '¥8 off ¥50',
  ]
  for (const text of facts) expect(screen.getByText(text)).toBeInTheDocument()
})

it('calls delivery free when it is', () => {
  render(<StoreCard store={{ ...store, deliveryFee: 0, originalDeliveryFee: null }} onOpen={jest.fn()} />)
  expect(screen.getByText('Free delivery')).toBeInTheDocument()
})

it('says when a resting store opens', () => {
  render(<StoreCard store={{ ...store, status: 'resting', opensAt: '10:30' }} onOpen={jest.fn()} />)
  expect(screen.getByText('Opens 10:30')).toBeInTheDocument()
})

it('shows two matches and the others on demand, without leaving', () => {
  const onOpen = jest.fn()
  render(<StoreCard store={store} hits={[1, 2, 3, 4].map(hit)} keyword="beef" onOpen={onOpen} />)
  expect(screen.getAllByText('986 sold')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '2 more matches' }))
  expect(screen.getAllByText('986 sold')).toHaveLength(4)
  expect(onOpen).not.toHaveBeenCalled()
})

it('opens', () => {
  const onOpen = jest.fn()
  render(<StoreCard store={store} onOpen={onOpen} />)
  fireEvent.click(screen.getByRole('button', { name: /^Old Stove Beef Noodles Rated 4.8/ }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})
