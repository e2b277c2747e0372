import { formatDate } from '@contract/date'
import { drafts } from '@/state/base/drafts'
import { renderScreen } from '@/testing'
import { noApplication, statusOf } from '@/testing/applications'
import { merchantAnswers } from '@/testing/merchant'
import { aUser } from '@/testing/user'
import Licence from '.'

beforeEach(() => drafts.clear())

const opened = (language: 'en' | 'zh' = 'en') =>
  renderScreen(Licence, {
    signedIn: true,
    language,
    answers: { ...merchantAnswers, 'user.info': aUser(), 'partner.status': statusOf(noApplication('licence')) },
  })

it('asks for what is renewed, its store, its number, its last day and a photo', async () => {
  const { api, view } = await opened()
  await view.tap('Submit for review')
  expect(view.getByText('Upload a photo of the document')).toBeVisible()
  expect(api.calls('partner.renewLicence')).toEqual([])
  await view.tap('Food licence')
  await view.tap(/^Store/)
  await view.tap('Old Lane Wonton')
  expect(view.getByRole('button', { name: 'Store, Old Lane Wonton' })).toBeVisible()
})

it('takes days from today on', async () => {
  const { view } = await opened()
  const year = Number(formatDate(new Date()).slice(0, 4))
  await view.tap(/^Valid until/)
  expect(view.queryByRole('radio', { name: `Year ${year - 1}` })).toBeNull()
  await view.tap(`Year ${year + 2}`)
  await view.tap('Done')
  expect(view.getByText(new RegExp(`^${year + 2}-`))).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened('zh')
  for (const text of ['更新证照', '食品经营许可证', '有效期至']) expect(view.getAllByText(text)[0]).toBeVisible()
})
