import { fireEvent } from '@testing-library/react'
import { renderScreen, settle, type View } from '@/testing'
import { aReview, reviewCounts } from '@/testing/reviews'
import { platform } from '../../../../tests/stand-ins/taro'
import GoodsComments from '.'

const summary = { likedPercent: 96, liked: 96, disliked: 4, counts: reviewCounts }
const answer = (items = [aReview()]) => ({ items, next: null, summary })
const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(GoodsComments, { params: { goodsId: 'g1' }, answers, language })

const submit = (view: View) => settle(() => fireEvent.keyDown(view.getByLabel('Search reviews'), { key: 'Enter' }))

it('shows what the reviews of a dish come to, and each of them', async () => {
  const reply = { text: 'Thank you!', at: '2026-03-02T04:00:00.000Z' }
  const { view } = await opened({ 'goods.comments': answer([aReview({ reply }), aReview({ id: 'v2', text: '' })]) })
  expect(view.getByText('96%')).toBeVisible()
  expect(view.getByText('Hot and quick')).toBeVisible()
  expect(view.getByText('Thank you!')).toBeVisible()
  expect(view.getByText('Rating only')).toBeVisible()
  expect(view.getAllByLabelText('5 of 5 stars')).toHaveLength(2)
})

it('shows text as text', async () => {
  const text = '<b>bold</b> & more'
  const { view } = await opened({ 'goods.comments': answer([aReview({ text })]) })
  expect(view.getByText(text)).toBeVisible()
})

it('asks for the reviews behind a filter, and leads back when there are none', async () => {
  const { view, api } = await opened({ 'goods.comments': answer() })
  api.answer('goods.comments', answer([]))
  await view.tap('Negative 1')
  expect(api.calls('goods.comments')[1]).toEqual({ goodsId: 'g1', filter: 'negative', pageSize: 15 })
  expect(view.getByText('No matching reviews')).toBeVisible()
  api.answer('goods.comments', answer())
  await view.tap('Show all')
  expect(view.getByText('Hot and quick')).toBeVisible()
})

it('finds what was written, and clears the search', async () => {
  const { view, api } = await opened({ 'goods.comments': answer() })
  await view.tap('Good 9')
  api.answer('goods.comments', answer([]))
  await view.write('Search reviews', ' soup ')
  await submit(view)
  const asked = { goodsId: 'g1', filter: 'good', keyword: 'soup', pageSize: 15 }
  expect(api.calls('goods.comments').at(-1)).toEqual(asked)
  expect(view.getByText('No reviews mention “soup”')).toBeVisible()
  api.answer('goods.comments', answer())
  const [, clear] = view.getAllByRole('button', { name: 'Clear search' })
  await settle(() => clear && fireEvent.click(clear))
  expect(view.getByText('Hot and quick')).toBeVisible()
  expect(view.getByRole('textbox', { name: 'Search reviews' })).toHaveValue('')
  await view.write('Search reviews', 'rice')
  await submit(view)
  await view.write('Search reviews', '')
  expect(api.calls('goods.comments').at(-1)).toEqual({ goodsId: 'g1', filter: 'all', pageSize: 15 })
})

it('shows no review behind a filter whose reviews do not come', async () => {
  const { view, api } = await opened({ 'goods.comments': { ...answer(), next: 'x' } })
  api.break('goods.comments', 500)
  await view.tap('Negative 1')
  expect(view.queryByText('Hot and quick')).toBeNull()
  expect(view.queryByText('Show more')).toBeNull()
  api.answer('goods.comments', answer([aReview({ text: 'Cold' })]))
  await view.tap('Try again')
  expect(view.getByText('Cold')).toBeVisible()
  expect(api.calls('goods.comments').pop()).toEqual({ goodsId: 'g1', filter: 'negative', pageSize: 15 })
})

it('shows the pictures of a review over the screen', async () => {
  const pictures = [
    { path: '/media/a', colour: '#aaaaaa' },
    { path: '/media/b', colour: '#bbbbbb' },
  ]
  const { view } = await opened({ 'goods.comments': answer([aReview({ pictures })]) })
  await view.tap('View photo 2')
  expect(view.getByRole('dialog', { name: 'Photos' })).toBeVisible()
  expect(view.getByAltText('Photo 2 of 2')).toHaveAttribute('src', '/media/b-1404.webp')
  await view.tap('Close')
  expect(view.queryByRole('dialog')).toBeNull()
})

it('says that a dish has no reviews, and tries again after a failure', async () => {
  const { view, api } = await opened()
  api.break('goods.comments', 500)
  await view.tap('Try again')
  expect(view.getByText('Couldn’t load')).toBeVisible()
  const counts = { all: 0, pictures: 0, good: 0, medium: 0, negative: 0 }
  api.answer('goods.comments', { ...answer([]), summary: { ...summary, likedPercent: null, counts } })
  await view.tap('Try again')
  expect(view.getByText('No reviews yet')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({ 'goods.comments': answer() }, 'zh')
  expect(view.getByRole('button', { name: /差评/ })).toBeVisible()
})

it('opens the video of a review, which comes before its pictures', async () => {
  const video = { path: '/media/ab.mp4', cover: { path: '/media/c', colour: '#cccccc' }, seconds: 12.4 }
  const pictures = [{ path: '/media/a', colour: '#aaaaaa' }]
  const { view } = await opened({ 'goods.comments': answer([aReview({ pictures, video })]) })
  expect(view.getByText('00:13')).toBeVisible()
  expect(view.getByLabel('View photo 1')).toBeVisible()
  await view.tap('Play the video, 00:13')
  expect(platform.pages.at(-1)).toEqual({
    route: 'pageshop/page/shoppingMall/play-video/index',
    params: { path: '/media/ab.mp4', cover: '/media/c' },
  })
})
