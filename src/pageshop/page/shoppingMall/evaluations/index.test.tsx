import { platform } from '../../../../../tests/stand-ins/taro'
import { renderScreen } from '@/testing'
import { aReview, reviewCounts } from '@/testing/reviews'
import Evaluations from '.'

const picture = { path: '/pictures/tea', colour: '#d7efe0' }
const review = aReview({
  dishes: [],
  topics: ['packing'],
  product: { productId: 'p1', name: 'Longjing tea', choice: '250 g', picture },
  video: { path: '/media/v1.mp4', cover: picture, seconds: 12 },
})
const page = {
  items: [review],
  next: null,
  summary: { rating: 4.8, likedPercent: 98, liked: 0, disliked: 0, counts: { ...reviewCounts, video: 1, added: 0 } },
}
const opened = (params: Record<string, string> = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Evaluations, { params: { productId: 'p1', ...params }, answers: { 'goods.comments': page }, language })

it('shows the average, the reviews with what was bought and praised, and plays a video', async () => {
  const { view } = await opened()
  for (const text of ['4.8', '12 reviews · 98% positive', 'Well packed', 'Video 1'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.queryByText('Follow-ups 0')).toBeNull()
  expect(view.getByText(/250 g/)).toBeVisible()
  await view.tap('Play the video, 0:12')
  expect(platform.pages.at(-1)).toMatchObject({ route: 'pageshop/page/shoppingMall/play-video/index' })
})

it('begins with the filter of its address, and asks for others', async () => {
  const { view, api } = await opened({ filter: 'video' })
  expect(api.calls('goods.comments')[0]).toMatchObject({ goodsId: 'p1', filter: 'video' })
  await view.tap(/^All/)
  expect(api.calls('goods.comments').at(-1)).toMatchObject({ filter: 'all' })
  view.unmount()
  const other = await opened({ filter: 'nonsense' })
  expect(other.api.calls('goods.comments')[0]).toMatchObject({ filter: 'all' })
})

it('tries again what could not be read, and says when there is none', async () => {
  const { view, api } = await renderScreen(Evaluations, { params: { productId: 'p1' }, language: 'zh' })
  const counts = { all: 0, pictures: 0, good: 0, medium: 0, negative: 0 }
  api.answer('goods.comments', {
    items: [],
    next: null,
    summary: { likedPercent: null, liked: 0, disliked: 0, counts },
  })
  await view.tap('重试')
  expect(view.getByText('暂无评价')).toBeVisible()
})
