import type { KeptStore } from '@contract/entities/favorite'
import type { Special } from '@contract/entities/goods'
import type { StoreSummary } from '@contract/entities/store'

const picture = { path: '/pictures/noodles', colour: '#ffc9b5' }

/** A test store summary with overrides. */
export const aStore = (change: Partial<StoreSummary> = {}): StoreSummary => ({
  id: '019a0000-0000-7000-8000-000000000001',
  business: 'takeaway',
  name: 'Old Stove Beef Noodles',
  logo: picture,
  status: 'open',
  opensAt: null,
  rating: 4.8,
  monthlySales: 12345,
  minutes: 28,
  distance: 1240,
  inRange: true,
  minimumOrder: 2000,
  deliveryFee: 300,
  originalDeliveryFee: 500,
  memberEnvelope: 800,
  offers: [{ kind: 'fullDiscount', text: '¥8 off ¥50' }],
  dishes: [{ id: '019a0000-0000-7000-8000-000000000002', name: 'Braised beef noodles', picture, price: 2600 }],
  ...change,
})

/** A test store in favourites or footprints with overrides. */
export const aKeptStore = ({ about = null, ...change }: Partial<KeptStore> = {}): KeptStore => ({
  ...aStore(change),
  about,
})

/** A single page with these stores. */
export const storesPage = (...items: StoreSummary[]) => ({ items, next: null })

/** A test special with overrides. */
export const aSpecial = (change: Partial<Special> = {}): Special => ({
  id: '019a0000-0000-7000-8000-000000000011',
  storeId: '019a0000-0000-7000-8000-000000000001',
  storeName: 'Alley Charcoal Burgers',
  name: 'Double burger',
  note: 'Two patties',
  picture,
  price: 1990,
  shopPrice: 2990,
  memberPrice: null,
  activityPrice: 1990,
  activityType: 'special',
  isActive: true,
  purchaseLimit: null,
  limitLeft: null,
  soldOut: false,
  left: 12,
  sales: 320,
  likedPercent: null,
  tags: [],
  hasOptions: false,
  ...change,
})
