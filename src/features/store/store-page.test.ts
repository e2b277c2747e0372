import { language } from '@/platform/session/language'
import { api } from '@/services/api'
import { FakeServer, settle } from '@/testing'
import { aStoreDetail } from '@/testing/menu'
import { platform } from '../../../tests/stand-ins/taro'
import { openStore, takeStorePage } from './store-page'

const store = aStoreDetail()
const server = () => new FakeServer({ 'store.detail': store, 'store.menu': { categories: [] } })

beforeEach(() => {
  language.set('en')
  platform.reset({ route: 'pages/tab/home/index', params: {} })
})

it('asks for a store’s data at the tap, and not again when its screen takes them', async () => {
  const fake = server()
  await settle(() => openStore(store.id, { goodsId: 'g1' }))
  expect(platform.pages[platform.pages.length - 1]).toMatchObject({ params: { id: store.id, goodsId: 'g1' } })
  expect(fake.calls('store.detail')).toEqual([{ storeId: store.id }])
  expect(await takeStorePage(api, store.id)).toEqual({ store, categories: [] })
  expect(fake.calls('store.detail')).toHaveLength(1)
  expect(fake.calls('store.menu')).toHaveLength(1)
})

it('gives the data once: what is read later is fresh', async () => {
  const fake = server()
  await settle(() => openStore(store.id))
  await takeStorePage(api, store.id)
  await takeStorePage(api, store.id)
  expect(fake.calls('store.menu')).toHaveLength(2)
})

it('gives nobody the data of another store or in another language', async () => {
  const fake = server()
  await settle(() => openStore('another'))
  await takeStorePage(api, store.id)
  expect(fake.calls('store.detail')).toEqual([{ storeId: 'another' }, { storeId: store.id }])
  await settle(() => openStore(store.id))
  language.set('zh')
  await takeStorePage(api, store.id)
  expect(fake.calls('store.detail')).toHaveLength(4)
})

it('reports a failure to the screen that takes the data', async () => {
  const fake = server()
  fake.fail('store.detail', 'storeNotFound')
  await settle(() => openStore(store.id))
  await expect(takeStorePage(api, store.id)).rejects.toThrow('This store is no longer available')
})
