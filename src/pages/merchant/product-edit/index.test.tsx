import type { Media } from '@contract/entities/media'
import { choosePictures } from '@/platform/media/choose-pictures'
import { uploadPicture } from '@/services/upload'
import { drafts } from '@/state/base/drafts'
import { renderScreen } from '@/testing'
import { aProductSetup, shopAnswers } from '@/testing/merchant'
import ProductEdit from '.'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))
jest.mock('@/services/upload', () => ({ ...jest.requireActual<object>('@/services/upload'), uploadPicture: jest.fn() }))

const photo: Media = { id: 'm1', path: '/media/m1', cover: '/media/m1-416.webp', colour: '#aaa' }
const both = (text: string) => ({ zh: text, en: text })
const { product } = aProductSetup()
if (!product) throw new Error('it has a product')
const [small, large] = product.skus.map(({ id }) => id)

beforeEach(() => {
  drafts.clear()
  jest.mocked(choosePictures).mockResolvedValue([{ preview: 'blob:1', bytes: 1, file: 'blob:1' }])
  jest.mocked(uploadPicture).mockReturnValue(Object.assign(Promise.resolve(photo), { abort: jest.fn() }))
})

const opened = (productId?: string, language: 'en' | 'zh' = 'en') =>
  renderScreen(ProductEdit, {
    params: productId ? { productId } : {},
    signedIn: true,
    language,
    answers: {
      ...shopAnswers,
      'merchant.productSetup': aProductSetup(productId ? {} : { product: null }),
      'merchant.setUpProduct': product,
    },
  })
type Opened = Awaited<ReturnType<typeof opened>>

const addSizes = async ({ view }: Opened) => {
  await view.tap('Add an option')
  await view.write('Name in English, such as Size', 'Size')
  await view.write('Choice 1 in English', 'Small')
  await view.write('Choice 2 in English', 'Large')
  await view.tap('Done')
}

it('adds a product without options', async () => {
  const screen = await opened()
  const { view, api } = screen
  await view.tap('Add a photo: Photos')
  await view.write('Name, English', 'Longjing')
  await view.tap('Category, Choose')
  await view.tap('Coffee')
  await view.write('Price', '168')
  await view.write('Member price', '158')
  await view.write('Weight', '250')
  await view.write('Stock', '30')
  await view.tap('Chengdu')
  await view.tap('Save')
  expect(api.calls('merchant.setUpProduct')).toMatchObject([
    {
      name: both('Longjing'),
      note: both(''),
      categoryKey: 'coffee',
      templateId: product.templateId,
      freeReturnDays: 7,
      purchaseLimit: null,
      newPictures: ['m1'],
      axes: [],
      skus: [{ choice: [], price: 16_800, memberPrice: 15_800, weight: 250, stock: 30 }],
      warehouseId: aProductSetup().warehouses[1]?.id,
      onSale: true,
    },
  ])
  expect(view.toast).toBe('Saved')
})

it('adds a product with options, one dearer and one not sold', async () => {
  const screen = await opened()
  const { view, api } = screen
  await view.tap('Add a photo: Photos')
  await view.write('Name, Chinese', '龙井')
  await view.tap('Category, Choose')
  await view.tap('Tea')
  await addSizes(screen)
  await view.tap('Add an option')
  await view.write('Name in English, such as Size', 'Leaf')
  await view.write('Choice 1 in English', 'Whole')
  await view.write('Choice 2 in English', 'Broken')
  await view.tap('Done')
  expect(view.getByText('4 combinations on sale')).toBeVisible()
  await view.tap('Large, Whole, Same for all')
  await view.write('Price of this one', '90')
  await view.tap('Done')
  await view.tap('Large, Broken, Same for all')
  await view.tap('On sale')
  await view.tap('Done')
  expect(view.getByText('3 combinations on sale')).toBeVisible()
  await view.write('Price', '50')
  await view.write('Weight', '100')
  await view.write('Stock', '5')
  await view.tap('Save')
  const rest = { memberPrice: null, weight: 100, stock: 5 }
  expect(api.calls('merchant.setUpProduct')).toMatchObject([
    {
      axes: [
        { name: both('Size'), values: [{ name: both('Small') }, { name: both('Large') }] },
        { name: both('Leaf') },
      ],
      skus: [
        { choice: [0, 0], price: 5000, ...rest },
        { choice: [0, 1], price: 5000, ...rest },
        { choice: [1, 0], price: 9000, ...rest },
      ],
    },
  ])
})

it('says what a new product lacks', async () => {
  const { view, api } = await opened()
  await view.tap('Save')
  const sentences = view.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(sentences).toEqual(expect.arrayContaining(['This can’t be empty', 'Digits only']))
  expect(sentences).toHaveLength(6)
  expect(api.calls('merchant.setUpProduct')).toEqual([])
})

it('changes a product: a renamed choice stays the same, a new one is added, a photo goes', async () => {
  const { view, api } = await opened(product.id)
  expect(api.calls('merchant.productSetup')).toMatchObject([{ productId: product.id }])
  await view.tap('Remove photo 2')
  await view.tap('Size, 2 choices')
  await view.write('Choice 1 in English', '120 g')
  await view.tap('Remove choice 2')
  await view.tap('Add a choice')
  await view.write('Choice 2 in English', '500 g')
  await view.tap('Done')
  await view.tap('500 g, Same for all')
  await view.write('Price of this one', '500')
  await view.write('Weight of this one, in g', '600')
  await view.write('Stock of this one', '3')
  await view.tap('Done')
  await view.tap('Save')
  const [sent] = api.calls('merchant.setUpProduct')
  expect(sent).toMatchObject({
    productId: product.id,
    version: 4,
    pictures: [product.pictures[0]?.path],
    axes: [{ values: [{ name: { en: '120 g', zh: '100克' } }, { name: both('500 g') }] }],
    skus: [
      { skuId: small, choice: [0], price: 16_800, weight: 200 },
      { choice: [1], price: 50_000, weight: 600, stock: 3 },
    ],
  })
  expect(JSON.stringify(sent)).not.toContain(large ?? 'none')
})

it('changes the details that customers read: one is renamed, one is added, one goes', async () => {
  const { view, api } = await opened(product.id)
  await view.tap('Origin, West Lake')
  await view.write('Value in English, such as Cotton', 'Hangzhou')
  await view.tap('Done')
  for (const [name, value] of [
    ['Material', 'Tin'],
    ['Shape', 'Round'],
  ] as const) {
    await view.tap('Add a detail')
    await view.write('Name in English, such as Material', name)
    await view.write('Value in English, such as Cotton', value)
    await view.tap('Done')
  }
  await view.tap('Material, Tin')
  await view.tap('Remove detail')
  await view.tap('Save')
  expect(api.calls('merchant.setUpProduct')).toMatchObject([
    {
      details: [
        { name: { en: 'Origin', zh: '产地' }, value: { en: 'Hangzhou', zh: '西湖' } },
        { name: both('Shape'), value: both('Round') },
      ],
    },
  ])
})

it('keeps the details of a draft, and takes none without a value', async () => {
  const first = await opened()
  await first.view.tap('Add a detail')
  await first.view.write('Name in English, such as Material', 'Material')
  expect(first.view.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
  await first.view.write('Value in English, such as Cotton', 'Bamboo')
  await first.view.tap('Done')
  first.view.unmount()
  const { view } = await opened()
  expect(view.getByRole('button', { name: /^Material/ })).toBeVisible()
})

it('says where to turn without a warehouse', async () => {
  const { view } = await renderScreen(ProductEdit, {
    params: {},
    signedIn: true,
    answers: { ...shopAnswers, 'merchant.productSetup': aProductSetup({ product: null, warehouses: [] }) },
  })
  expect(view.getByText('No warehouses yet. Contact us to add one')).toBeVisible()
})

it('moves photos: a new one to the front, a saved one to the end', async () => {
  const [front, back] = product.pictures.map(({ path }) => path)
  const { view, api } = await opened(product.id)
  await view.tap('Add a photo: Photos')
  expect(view.queryByRole('button', { name: 'Move photo 1 earlier' })).toBeNull()
  expect(view.queryByRole('button', { name: 'Move photo 3 later' })).toBeNull()
  await view.tap('Move photo 3 earlier')
  await view.tap('Move photo 2 earlier')
  await view.tap('Move photo 2 later')
  await view.tap('Save')
  expect(api.calls('merchant.setUpProduct')).toMatchObject([
    { pictures: [photo.path, back, front], newPictures: ['m1'] },
  ])
})

it('sends no order where new photos stay behind, and none that was moved back', async () => {
  const { view, api } = await opened(product.id)
  await view.tap('Add a photo: Photos')
  await view.tap('Move photo 1 later')
  await view.tap('Move photo 2 earlier')
  await view.tap('Save')
  const [sent] = api.calls('merchant.setUpProduct')
  expect(sent).toMatchObject({ newPictures: ['m1'] })
  expect(sent).not.toHaveProperty('pictures')
})

it('keeps the order of new photos in a draft', async () => {
  const other: Media = { id: 'm2', path: '/media/m2', cover: '/media/m2-416.webp', colour: '#bbb' }
  const first = await opened()
  await first.view.tap('Add a photo: Photos')
  jest.mocked(uploadPicture).mockReturnValue(Object.assign(Promise.resolve(other), { abort: jest.fn() }))
  await first.view.tap('Add a photo: Photos, 1/9')
  await first.view.tap('Move photo 2 earlier')
  await first.view.write('Name, English', 'Longjing')
  first.view.unmount()
  const { view, api } = await opened()
  await view.tap('Category, Choose')
  await view.tap('Coffee')
  await view.write('Price', '168')
  await view.write('Weight', '250')
  await view.write('Stock', '30')
  await view.tap('Save')
  expect(api.calls('merchant.setUpProduct')).toMatchObject([{ newPictures: ['m2', 'm1'] }])
})

it('gives SKUs that are there to the first choice of a new option', async () => {
  const screen = await opened(product.id)
  const { view, api } = screen
  await view.tap('Add an option')
  await view.write('Name in English, such as Size', 'Leaf')
  await view.write('Choice 1 in English', 'Whole')
  await view.write('Choice 2 in English', 'Broken')
  await view.tap('Done')
  await view.write('Price', '80')
  await view.write('Weight', '90')
  await view.write('Stock', '1')
  await view.tap('Save')
  expect(api.calls('merchant.setUpProduct')).toMatchObject([
    {
      skus: [
        { skuId: small, choice: [0, 0], price: 16_800 },
        { choice: [0, 1], price: 8000, stock: 1 },
        { skuId: large, choice: [1, 0], price: 33_600 },
        { choice: [1, 1], price: 8000 },
      ],
    },
  ])
})

it('adds a shipping fee, which the product then has', async () => {
  const { view, api } = await opened(product.id)
  const added = { id: '018f0000-0000-7000-8000-0000000000ad', name: both('By item'), fee: null }
  api.answer('merchant.saveShipping', { id: added.id, templates: [...aProductSetup().templates, added] })
  await view.tap('Shipping fee, Parcels')
  await view.tap('New shipping fee')
  await view.tap('By item')
  await view.write('Name in English, such as Standard', 'By item')
  await view.write('First item', '6')
  await view.write('Each further item', '0')
  await view.tap('Save shipping fee')
  expect(api.calls('merchant.saveShipping')).toMatchObject([
    { name: both('By item'), unit: 'piece', first: 1, firstFee: 600, step: 1, stepFee: 0, freeOver: null },
  ])
  expect(view.getByRole('button', { name: 'Shipping fee, By item' })).toBeVisible()
  await view.tap('Save')
  expect(api.calls('merchant.setUpProduct')).toMatchObject([{ templateId: added.id }])
})

it('keeps a new product that was left half-way, with its options', async () => {
  const first = await opened()
  await first.view.write('Name, English', 'Longjing')
  await addSizes(first)
  await first.view.tap('Small, Same for all')
  await first.view.write('Price of this one', '40')
  await first.view.tap('Done')
  first.view.unmount()
  const { view } = await opened()
  expect(view.getByLabel('Name, English')).toHaveValue('Longjing')
  expect(view.getByRole('button', { name: 'Small, ¥40' })).toBeVisible()
})

it('keeps what is typed when somebody else was faster', async () => {
  const { view, api } = await opened(product.id)
  api.fail('merchant.setUpProduct', 'productChanged')
  await view.write('Name, English', 'Dragon well')
  await view.tap('Save')
  expect(view.toast).toBe('Someone else changed this product. Check it again')
  expect(view.getByLabel('Name, English')).toHaveValue('Dragon well')
})

it('asks again after a failure', async () => {
  const { view, api } = await renderScreen(ProductEdit, { params: {}, signedIn: true, answers: shopAnswers })
  api.answer('merchant.productSetup', aProductSetup({ product: null }))
  await view.tap('Try again')
  expect(view.getByText('Add an option')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened(product.id, 'zh')
  expect(view.getByText('运费与售后')).toBeVisible()
})
