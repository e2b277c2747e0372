import type { Media } from '@contract/entities/media'
import { choosePictures } from '@/platform/media/choose-pictures'
import { uploadPicture } from '@/services/upload'
import { token } from '@/platform/session/token'
import { renderScreen, settle } from '@/testing'
import { drafts } from '@/state/base/drafts'
import { aSession, aUser } from '@/testing/user'
import { merchantAnswers, someGoods } from '@/testing/merchant'
import GoodsEdit from '.'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))
jest.mock('@/services/upload', () => ({ ...jest.requireActual<object>('@/services/upload'), uploadPicture: jest.fn() }))

const photo: Media = { id: 'm1', path: '/media/m1', cover: '/media/m1-416.webp', colour: '#aaa' }
const size = {
  name: { zh: '份量', en: 'Size' },
  required: true,
  max: 1,
  options: [
    { name: { zh: '小份', en: 'Small' }, priceDelta: 0, soldOut: false },
    { name: { zh: '大份', en: 'Large' }, priceDelta: 400, soldOut: true },
  ],
}

beforeEach(() => {
  drafts.clear()
  jest.mocked(choosePictures).mockResolvedValue([{ preview: 'blob:1', bytes: 1, file: 'blob:1' }])
  jest.mocked(uploadPicture).mockReturnValue(Object.assign(Promise.resolve(photo), { abort: jest.fn() }))
})

const opened = async (params: Record<string, string> = {}, language: 'en' | 'zh' = 'en') => {
  const answers = { ...merchantAnswers, 'merchant.saveGoods': someGoods() }
  const { view, api } = await renderScreen(GoodsEdit, { signedIn: true, params, language, answers })
  return { view, api }
}

it('adds an item with a photo, a section and a specification', async () => {
  const { view, api } = await opened()
  await view.tap('Add a photo: Photo')
  await view.write('Name, Chinese', '虾饺')
  await view.tap('Section, Choose')
  await view.tap('Wontons')
  await view.write('Price', '22.5')
  await view.write('Stock', '30')
  await view.tap('Add an option')
  expect(view.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Name in Chinese', '份量')
  await view.write('Choice 1 in Chinese', '小份')
  await view.write('Choice 2 in Chinese', '大份')
  await view.write('Choice 2, extra price', '4')
  await view.tap('Done')
  await view.tap('Save')
  const both = (text: string) => ({ zh: text, en: text })
  expect(api.calls('merchant.saveGoods')).toMatchObject([
    {
      menuCategoryId: someGoods().menuCategoryId,
      name: both('虾饺'),
      note: both(''),
      price: 2250,
      memberPrice: null,
      stock: { from: 0, to: 30 },
      picture: 'm1',
      groups: [
        {
          name: both('份量'),
          required: true,
          max: 1,
          options: [
            { name: both('小份'), priceDelta: 0, soldOut: false },
            { name: both('大份'), priceDelta: 400, soldOut: false },
          ],
        },
      ],
    },
  ])
})

it('says what a new item lacks', async () => {
  const { view, api } = await opened()
  await view.write('Stock', 'many')
  await view.tap('Save')
  const sentences = view.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(sentences).toEqual(expect.arrayContaining(['This can’t be empty', 'Digits only']))
  expect(sentences).toHaveLength(5)
  expect(api.calls('merchant.saveGoods')).toEqual([])
})

it('changes what is changed alone: stock by its difference, options only when they were edited', async () => {
  const { view, api } = await opened({ goodsId: someGoods().id })
  expect(api.calls('merchant.goods')).toMatchObject([{ goodsId: someGoods().id }])
  await view.write('Price', '23')
  await view.write('Member price', '')
  await view.write('Stock', '90')
  await view.tap('Save')
  const [sent] = api.calls('merchant.saveGoods')
  expect(sent).toMatchObject({ goodsId: someGoods().id, price: 2300, memberPrice: null, stock: { from: 86, to: 90 } })
  expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['picture']))
  expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['groups']))
})

it('removes a specification, and keeps which choices are sold out', async () => {
  const page = {
    ...(merchantAnswers['merchant.goods'] as object),
    items: [someGoods({ groups: [{ ...size, name: { zh: '辣度', en: 'Heat' } }, size] })],
  }
  const answers = { ...merchantAnswers, 'merchant.goods': page, 'merchant.saveGoods': someGoods() }
  const params = { goodsId: someGoods().id }
  const { view, api } = await renderScreen(GoodsEdit, {
    signedIn: true,
    params,
    answers: answers as typeof merchantAnswers,
  })
  await view.tap('Heat, 2 choices')
  await view.tap('Remove option')
  await view.tap('Save')
  expect(api.calls('merchant.saveGoods')).toMatchObject([{ groups: [size] }])
})

it('names a new section and takes it', async () => {
  const { view, api } = await opened()
  const added = { id: '018f0000-0000-7000-8000-0000000000e2', name: { zh: '面', en: 'Noodles' }, goods: 0 }
  api.answer('merchant.saveCategory', { sections: [added] })
  await view.tap('Section, Choose')
  await view.tap('New section')
  await view.write('Name in English', 'Noodles')
  await view.tap('Save section')
  expect(view.getByRole('button', { name: 'Section, Noodles' })).toBeVisible()
})

it('keeps a new item that was left half-way, with its photo and specifications, until it is saved', async () => {
  const first = await opened()
  await first.view.tap('Add a photo: Photo')
  await first.view.write('Name, Chinese', '虾饺')
  await first.view.write('Price', '22.5')
  await first.view.tap('Add an option')
  await first.view.write('Name in Chinese', '份量')
  await first.view.write('Choice 1 in Chinese', '小份')
  await first.view.write('Choice 2 in Chinese', '大份')
  await first.view.tap('Done')
  first.view.unmount()
  const { view, api } = await opened()
  expect(view.getByLabel('Name, Chinese')).toHaveValue('虾饺')
  expect(view.getByLabel('View photo 1')).toBeVisible()
  await view.tap('Section, Choose')
  await view.tap('Wontons')
  await view.tap('Save')
  expect(api.calls('merchant.saveGoods')).toMatchObject([
    { name: { zh: '虾饺' }, price: 2250, picture: 'm1', groups: [{ name: { zh: '份量' } }] },
  ])
  view.unmount()
  const third = await opened()
  expect(third.view.getByLabel('Name, Chinese')).toHaveValue('')
})

it('restores after a login what was typed of an item, and what was not as it is now', async () => {
  const { view, api, root } = await renderScreen(GoodsEdit, {
    signedIn: true,
    params: { goodsId: someGoods().id },
    answers: { ...merchantAnswers, 'merchant.saveGoods': someGoods(), 'user.info': aUser() },
  })
  await settle(() => root.session.refresh())
  await view.write('Price', '30')
  await settle(() => token.clear())
  const sold = someGoods({ stock: someGoods().stock - 3 })
  api.answer('merchant.goods', { items: [sold], next: null, counts: { onSale: 1, soldOut: 0, off: 0 }, sections: [] })
  await settle(() => root.session.signIn(aSession()))
  expect(view.getByLabel('Price')).toHaveValue('30')
  expect(view.getByLabel('Stock')).toHaveValue(String(sold.stock))
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  expect(view.getByText('添加规格')).toBeVisible()
})
