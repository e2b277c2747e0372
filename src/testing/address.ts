import type { Address, Area } from '@contract/entities/address'

/** A test address with overrides. */
export const anAddress = (different: Partial<Address> = {}): Address => ({
  id: '018f0000-0000-7000-8000-0000000000a1',
  consignee: 'Lin',
  gender: 1,
  regionCode: '440305',
  address: '88 Keyuan Rd',
  addressDetail: 'Bldg 3, Rm 1602',
  tag: 'Work',
  isDefault: true,
  latitude: 22.53,
  longitude: 113.94,
  mobile: '138****6209',
  region: 'Nanshan District, Shenzhen, Guangdong',
  ...different,
})

const areas: Record<string, Area[]> = {
  '': [
    { code: '110000', name: 'Beijing' },
    { code: '440000', name: 'Guangdong' },
  ],
  '110000': [{ code: '110100', name: 'Beijing' }],
  '110100': [{ code: '110101', name: 'Dongcheng District' }],
  '440000': [
    { code: '440100', name: 'Guangzhou' },
    { code: '440300', name: 'Shenzhen' },
  ],
  '440300': [
    { code: '440304', name: 'Futian District' },
    { code: '440305', name: 'Nanshan District' },
  ],
}

/** A few areas of China, for `address.areaCode`. */
export const areasOf = ({ parent = '' }: { parent?: string }) => ({ items: areas[parent] ?? [] })
