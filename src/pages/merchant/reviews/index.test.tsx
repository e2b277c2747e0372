import { aReview } from '@/testing/reviews'
import { renderScreen, type Answers } from '@/testing'
import { merchantAnswers } from '@/testing/merchant'
import Reviews from '.'

const review = aReview({ id: 'r1', reply: null })
const page = (items = [review]) => ({ items, next: null })
const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Reviews, {
    signedIn: true,
    language,
    answers: { ...merchantAnswers, 'merchant.reviews': page(), ...answers },
  })
const name = review.author.name

it('replies to a review once, and reads the list again', async () => {
  const { view, api } = await opened()
  await view.tap(`Reply to ${name}`)
  expect(view.getByRole('button', { name: 'Send reply' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Reply', 'Thank you, see you soon')
  api.answer('merchant.replyReview', aReview({ id: 'r1' }))
  api.answer('merchant.reviews', page([]))
  await view.tap('Send reply')
  expect(api.calls('merchant.replyReview')).toMatchObject([{ reviewId: 'r1', text: 'Thank you, see you soon' }])
  expect(view.getByText('No reviews here')).toBeVisible()
})

it('lists those without a reply first, and others by a tab', async () => {
  const { view, api } = await opened()
  await view.tap('1–2 stars')
  await view.tap('All')
  expect(api.calls('merchant.reviews')).toMatchObject([
    { filter: 'unanswered' },
    { filter: 'negative' },
    { filter: 'all' },
  ])
})

it('keeps what was typed when the reply is refused, and says why', async () => {
  const { view, api } = await opened({}, 'zh')
  await view.tap(`回复${name}`)
  await view.write('回复', '谢谢')
  api.fail('merchant.replyReview', 'reviewReplied')
  await view.tap('提交回复')
  expect(view.toast).toBe('该评价已回复')
  expect(view.getByLabelText('回复')).toHaveValue('谢谢')
})

it('offers no reply where there is one, and tries again what could not be loaded', async () => {
  const reply = { text: 'Thanks', at: '2026-02-12T03:30:00.000Z' }
  const { view, api } = await renderScreen(Reviews, { signedIn: true, answers: merchantAnswers })
  api.answer('merchant.reviews', page([aReview({ id: 'r1', reply })]))
  await view.tap('Try again')
  expect(view.getByText('Thanks')).toBeVisible()
  expect(view.queryByRole('button', { name: /^Reply to/ })).toBeNull()
})
