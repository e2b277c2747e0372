import {
  addressAdd,
  addressAddLabel,
  addressAreaCode,
  addressCityLabelList,
  addressDefault,
  addressDelete,
  addressEdit,
  addressGet,
  addressLabelList,
  addressList,
  addressLocate,
  addressPlaces,
} from '@contract/calls/address'
import { limits } from '@contract/limits'
import { v7 as uuid } from 'uuid'
import { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const form = {
  consignee: 'Lin Yue',
  gender: 1 as const,
  mobile: '13812346209',
  regionCode: '440305',
  address: 'Keyuan Garden',
  addressDetail: 'Bldg 3, Rm 1602',
  tag: 'Home',
  isDefault: false,
  latitude: 22.5329,
  longitude: 113.93,
}

describe('signed out', () => {
  it('should not reach anybody’s address book', async () => {
    expect(await world.visitor.refusal(addressList, {})).toBe('notSignedIn')
    expect(await world.visitor.refusal(addressDefault, {})).toBe('notSignedIn')
    expect(await world.visitor.refusal(addressAdd, form)).toBe('notSignedIn')
    expect(await world.visitor.refusal(addressLabelList, {})).toBe('notSignedIn')
  })
})

describe('somebody else’s address', () => {
  it('should look as if it did not exist', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { id: addressId } = await ann.call(addressAdd, form)
    expect(await ben.refusal(addressGet, { addressId })).toBe('addressNotFound')
    expect(await ben.refusal(addressEdit, { ...form, addressId, consignee: 'Ben' })).toBe('addressNotFound')
    expect(await ben.refusal(addressDelete, { addressId })).toBe('addressNotFound')
    expect(await ben.call(addressList, {})).toEqual({ items: [] })
    expect(await ann.call(addressGet, { addressId })).toMatchObject({ consignee: 'Lin Yue' })
  })
})

describe('address.add', () => {
  it('should keep what was written, with the whole phone for its owner', async () => {
    const ann = await world.make.customer()
    const added = await ann.call(addressAdd, form)
    expect(added).toMatchObject({ ...form, region: 'Nanshan District, Shenzhen, Guangdong' })
    expect(await ann.call(addressGet, { addressId: added.id })).toEqual(added)
    ann.language = 'zh'
    expect(await ann.call(addressGet, { addressId: added.id })).toMatchObject({
      region: '广东省深圳市南山区',
      tag: '家',
    })
  })

  it('should seal name, phone and door in the database', async () => {
    const ann = await world.make.customer()
    await ann.call(addressAdd, form)
    const rows = await world.app.context.db.selectFrom('addresses').selectAll().execute()
    for (const secret of ['Lin Yue', '13812346209', '1602']) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it.each([
    { consignee: ' ' },
    { mobile: '12345' },
    { regionCode: '4403' },
    { address: '' },
    { addressDetail: '' },
    { tag: 'toolong' },
    { latitude: 91 },
    { gender: 2 },
  ])('should refuse %p', async (bad) => {
    const ann = await world.make.customer()
    expect((await ann.send('address.add', { ...form, ...bad })).status).toBe(400)
  })

  it('should refuse a region that is no district', async () => {
    const ann = await world.make.customer()
    expect(await ann.refusal(addressAdd, { ...form, regionCode: '440300' })).toBe('regionUnknown')
  })

  it('should hold the maximum number of addresses and no more, also when many come at once', async () => {
    const ann = await world.make.customer()
    const attempts = Array.from({ length: limits.addressesMax + 4 }, () => ann.refusal(addressAdd, form))
    const refused = (await Promise.all(attempts)).filter((failure) => failure === 'tooManyAddresses')
    expect(refused).toHaveLength(4)
    expect((await ann.call(addressList, {})).items).toHaveLength(limits.addressesMax)
  })
})

describe('where an address is', () => {
  const written = { ...form, latitude: undefined, longitude: undefined }

  beforeAll(async () => {
    const both = (en: string, zh: string) => JSON.stringify({ en, zh })
    const park = { id: uuid(), city: both('Shenzhen', '深圳'), name: both('Bay Park', '深圳湾公园') }
    const row = { ...park, region_code: '440305', latitude: 22.52, longitude: 113.95, position: 9 }
    await world.app.context.db.insertInto('places').values(row).execute()
  })
  afterAll(() => world.app.context.db.deleteFrom('places').execute())

  it('should be in its region, wherever the caller looks for stores', async () => {
    const ann = await world.make.customer()
    ann.place = { latitude: 22.5329, longitude: 113.93 }
    const beijing = await ann.call(addressAdd, { ...written, regionCode: '110101' })
    expect(beijing.latitude).toBeCloseTo(39.916, 2)
    expect(beijing.longitude).toBeCloseTo(116.4125, 2)
  })

  it('should be out of the range of a store in another city', async () => {
    const ann = await world.make.customer()
    const storeId = await world.make.store()
    await ann.call(addressAdd, { ...written, regionCode: '110101' })
    await ann.call(addressAdd, { ...form, regionCode: '110101' })
    const { items } = await ann.call(addressList, { storeId })
    expect(items.map(({ inRange }) => inRange)).toEqual([false, false])
  })

  it('should be the known place that it names in either language, in its own region alone', async () => {
    const ann = await world.make.customer()
    const bay = { latitude: 22.52, longitude: 113.95 }
    expect(await ann.call(addressAdd, { ...written, address: 'North of bay park' })).toMatchObject(bay)
    expect(await ann.call(addressAdd, { ...written, address: '深圳湾公园北门' })).toMatchObject(bay)
    const other = await ann.call(addressAdd, { ...written, address: 'Bay Park', regionCode: '440304' })
    expect(other.latitude).not.toBe(bay.latitude)
  })

  it('should move with the region when it is changed', async () => {
    const ann = await world.make.customer()
    const { id: addressId } = await ann.call(addressAdd, form)
    const moved = await ann.call(addressEdit, { ...written, regionCode: '310101', addressId })
    expect(moved.latitude).toBeCloseTo(31.2, 0)
  })

  it('should return the district and the known place of a position', async () => {
    const { visitor } = world
    expect(await visitor.call(addressLocate, { latitude: 22.521, longitude: 113.951 })).toEqual({
      regionCode: '440305',
      place: 'Bay Park',
    })
    expect(await visitor.call(addressLocate, { latitude: 39.9161, longitude: 116.4125 })).toEqual({
      regionCode: '110101',
      place: null,
    })
    const greenwich = { latitude: 51.48, longitude: 0 }
    expect(await visitor.call(addressLocate, greenwich)).toEqual({ regionCode: null, place: null })
  })
})

describe('the default', () => {
  it('should be one at most', async () => {
    const ann = await world.make.customer()
    expect(await ann.call(addressDefault, {})).toEqual({ address: null })
    const first = await ann.call(addressAdd, { ...form, isDefault: true })
    const second = await ann.call(addressAdd, { ...form, isDefault: true })
    expect((await ann.call(addressDefault, {})).address?.id).toBe(second.id)
    await ann.call(addressEdit, { ...form, addressId: first.id, isDefault: true })
    const { items } = await ann.call(addressList, {})
    expect(items.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first.id, true],
      [second.id, false],
    ])
  })

  it('should stay one when several become it at once', async () => {
    const ann = await world.make.customer()
    await Promise.all(Array.from({ length: 6 }, () => ann.call(addressAdd, { ...form, isDefault: true })))
    const { items } = await ann.call(addressList, {})
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('should be none after it was deleted', async () => {
    const ann = await world.make.customer()
    const { id: addressId } = await ann.call(addressAdd, { ...form, isDefault: true })
    await ann.call(addressDelete, { addressId })
    expect(await ann.call(addressDefault, {})).toEqual({ address: null })
    expect(await ann.refusal(addressDelete, { addressId })).toBe('addressNotFound')
    expect(await ann.refusal(addressEdit, { ...form, addressId })).toBe('addressNotFound')
  })
})

describe('address.list', () => {
  it('should begin with the default, then what was added last, and mask phones', async () => {
    const ann = await world.make.customer()
    const ids: string[] = []
    for (const isDefault of [true, false, false]) {
      ids.push((await ann.call(addressAdd, { ...form, isDefault })).id)
      world.clock.forward(1)
    }
    const { items } = await ann.call(addressList, {})
    expect(items.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]])
    expect(items[0]).toMatchObject({ mobile: '138****6209', inRange: null })
  })

  it('should show which addresses a store delivers to', async () => {
    const ann = await world.make.customer()
    const storeId = await world.make.store()
    await ann.call(addressAdd, { ...form, isDefault: true })
    await ann.call(addressAdd, { ...form, latitude: 22.6 })
    const { items } = await ann.call(addressList, { storeId })
    expect(items.map(({ inRange }) => inRange)).toEqual([true, false])
    expect(await ann.refusal(addressList, { storeId: uuid() })).toBe('storeNotFound')
  })
})

describe('labels', () => {
  it('should be the ready-made ones in the language, then the own ones', async () => {
    const ann = await world.make.customer()
    expect(await ann.call(addressLabelList, {})).toEqual({ items: ['Home', 'Work', 'Study'] })
    expect(await ann.call(addressAddLabel, { label: ' Gym ' })).toEqual({ items: ['Home', 'Work', 'Study', 'Gym'] })
    ann.language = 'zh'
    expect(await ann.call(addressLabelList, {})).toEqual({ items: ['家', '公司', '学校', 'Gym'] })
  })

  it('should be there once each, whatever the capitals and the language', async () => {
    const ann = await world.make.customer()
    await ann.call(addressAddLabel, { label: 'Gym' })
    for (const label of ['Gym', 'gym', 'HOME', '公司']) {
      expect(await ann.refusal(addressAddLabel, { label })).toBe('addressLabelExists')
    }
    const together = await Promise.all(['Pool', 'POOL', 'pool'].map((label) => ann.refusal(addressAddLabel, { label })))
    expect(together.filter((failure) => failure === 'addressLabelExists')).toHaveLength(2)
  })

  it('should have five characters at most', async () => {
    const ann = await world.make.customer()
    expect(await ann.refusal(addressAddLabel, { label: 'Office' })).toBe('invalidRequest')
    expect(await ann.refusal(addressAddLabel, { label: ' ' })).toBe('invalidRequest')
  })

  it('should be limited in number', async () => {
    const ann = await world.make.customer()
    for (let label = 0; label < limits.addressLabelsMax; label += 1)
      await ann.call(addressAddLabel, { label: `Tag${label}` })
    expect(await ann.refusal(addressAddLabel, { label: 'Gym' })).toBe('tooManyAddressLabels')
  })

  it('should be each customer’s own', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    await ann.call(addressAddLabel, { label: 'Gym' })
    expect((await ben.call(addressLabelList, {})).items).not.toContain('Gym')
  })
})

describe('address.areaCode', () => {
  it('should serve visitors in their language', async () => {
    const { items } = await world.visitor.call(addressAreaCode, { parent: '440300' })
    expect(items).toContainEqual({ code: '440305', name: 'Nanshan District' })
    expect((await world.visitor.call(addressAreaCode, {})).items).toHaveLength(34)
    expect(await world.visitor.refusal(addressAreaCode, { parent: '44' })).toBe('invalidRequest')
  })
})

describe('address.cityLabelList', () => {
  it('should list each city once under the letter of its name', async () => {
    const { hot, items } = await world.visitor.call(addressCityLabelList, {})
    expect(new Set(items.map(({ code }) => code)).size).toBe(items.length)
    expect(items.length).toBeGreaterThan(50)
    const middle = { latitude: 22.5431, longitude: 114.0579 }
    expect(hot[0]).toEqual({ code: '440300', name: 'Shenzhen', alias: '深圳', letter: 'S', ...middle })
    const letters = items.map(({ letter }) => letter)
    expect(letters).toEqual([...letters].sort())
    expect(items.filter(({ letter }) => letter === 'C').map(({ name }) => name)).toEqual([
      'Changchun',
      'Changsha',
      'Changzhou',
      'Chengdu',
      'Chongqing',
    ])
    expect(items.find(({ name }) => name === 'Chongqing')?.letter).toBe('C')
    expect(items.find(({ name }) => name === 'Xiamen')?.letter).toBe('X')
  })

  it('should be in the language of the caller', async () => {
    const caller = new TestCaller(world.base)
    caller.language = 'zh'
    const { hot } = await caller.call(addressCityLabelList, {})
    expect(hot.map(({ name }) => name).slice(0, 4)).toEqual(['深圳', '广州', '北京', '上海'])
  })
})

describe('address.places', () => {
  it('should find places by a part of their name in either language, the nearest first', async () => {
    const city = JSON.stringify({ en: 'Shenzhen', zh: '深圳' })
    const place = (position: number, en: string, zh: string, latitude: number) => ({
      id: uuid(),
      city,
      name: JSON.stringify({ en, zh }),
      region_code: '440305',
      latitude,
      longitude: 113.93,
      position,
    })
    await world.app.context.db
      .insertInto('places')
      .values([place(0, 'Science Park', '科技园', 22.56), place(1, 'Bay Park', '深圳湾公园', 22.54)])
      .execute()
    const caller = new TestCaller(world.base)
    caller.place = { latitude: 22.5329, longitude: 113.93 }
    const names = async (keyword: string) =>
      (await caller.call(addressPlaces, { keyword })).items.map(({ name }) => name)
    expect(await names('park')).toEqual(['Bay Park', 'Science Park'])
    expect(await names('科技')).toEqual(['Science Park'])
    expect(await names('')).toHaveLength(2)
    expect(await names('nowhere')).toEqual([])
    const within = async (regionCode: string) => (await caller.call(addressPlaces, { regionCode })).items
    expect(await within('440304')).toHaveLength(2)
    expect(await within('110101')).toEqual([])
  })
})
