import { randomBytes } from 'node:crypto'
import type { AddressRow } from '../address/queries'
import { sealPart } from '../address/address'
import { Seal } from '../../security/seal'
import { openAddress, sealAddress } from './snapshot'

const seal = new Seal(randomBytes(32))

const row: AddressRow = {
  id: '00000000-0000-7000-8000-000000000001',
  customer_id: '00000000-0000-7000-8000-000000000002',
  sealed: sealPart(seal, { consignee: 'Lin', mobile: '13800006209', addressDetail: 'Rm 1602' }),
  door_hash: null,
  gender: 1,
  region_code: '440305',
  address: 'Keyuan Garden',
  tag: 'Home',
  is_default: true,
  latitude: 22.5,
  longitude: 113.9,
  used_at: new Date(0),
  deleted_at: null,
}

describe('the address that an order keeps', () => {
  it('should be kept in a separate form, without fields that do not belong to the order', () => {
    const kept = JSON.parse(seal.open(sealAddress(seal, row))) as object
    expect(kept).toMatchObject({ version: 1, regionCode: '440305', isDefault: true })
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['customer_id', 'used_at', 'region_code']))
  })

  it('should open the same, also as orders kept it before', () => {
    const old = seal.seal(JSON.stringify(row))
    const address = openAddress(seal, sealAddress(seal, row), 'en')
    expect(address).toMatchObject({
      consignee: 'Lin',
      mobile: '138****6209',
      addressDetail: 'Rm 1602',
      regionCode: '440305',
    })
    expect(openAddress(seal, old, 'en')).toEqual(address)
  })
})
