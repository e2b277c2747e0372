import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import { aUser } from '@/testing/user'
import Auth from '.'

it('shows each certification with its state or why it failed, and leads to it', async () => {
  const items: Answer<'user.certification'>['items'] = [
    { kind: 'rider', state: 'inReview', reason: null },
    { kind: 'merchant', state: 'resubmit', reason: 'The licence is blurred' },
    { kind: 'qualification', state: 'notSubmitted', reason: null },
  ]
  const { view } = await renderScreen(Auth, {
    answers: { 'user.info': aUser(), 'user.certification': { items } },
    signedIn: true,
  })
  expect(view.getByText('The licence is blurred')).toBeVisible()
  expect(view.getByText('Not submitted')).toBeVisible()
  await view.tap('Rider, In review')
  expect(view.path).toBe('pages/user/audit/index')
})
