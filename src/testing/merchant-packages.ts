import type { OwnPackage } from '@contract/entities/merchant-package'

/** Another store of the merchant. */
export const otherStore = { id: '018f0000-0000-7000-8000-0000000000b2', name: 'New Lane Wonton' }

/** A package of a store, with overrides. */
export const anOwnPackage = (over: Partial<OwnPackage> = {}): OwnPackage => ({
  id: '018f0000-0000-7000-8000-0000000000f1',
  version: 3,
  kind: 'package',
  name: { en: 'Wontons for two', zh: '双人馄饨' },
  contents: [{ name: { en: 'Wontons', zh: '馄饨' }, count: 2, value: 30_00 }],
  price: 48_00,
  validDays: 90,
  perCustomer: 5,
  picture: { path: '/pictures/wonton', colour: '#ffffff' },
  marketPrice: 60_00,
  terms: {
    ...{ weekdays: [1, 2, 3, 4, 5], from: '11:00', until: '14:00' },
    ...{ onHolidays: false, notOn: ['2099-10-01'], perVisit: 2 },
  },
  stock: 40,
  sold: 260,
  places: ['018f0000-0000-7000-8000-0000000000b1'],
  onSale: true,
  ...over,
})

/** The packages of a merchant with two stores. */
export const packagesPage = (items: OwnPackage[] = [anOwnPackage()]) => ({
  items,
  stores: [{ id: '018f0000-0000-7000-8000-0000000000b1', name: 'Old Lane Wonton' }, otherStore],
})
