import { drafts } from '@/state/base/drafts'
import { renderScreen } from '@/testing'
import { anApplication, noApplication, statusOf } from '@/testing/applications'
import { aUser } from '@/testing/user'
import AgentAudit from '.'

beforeEach(() => drafts.clear())

it('asks for identity, region and experience', async () => {
  const answers = { 'user.info': aUser(), 'partner.status': statusOf(noApplication('agent')) }
  const { view } = await renderScreen(AgentAudit, { answers, signedIn: true })
  await view.tap('Submit for review')
  const sentences = view.queryAllByRole('alert').map(({ textContent }) => textContent)
  for (const sentence of ['Enter your name', 'Upload the front of the ID card', 'Choose a region'])
    expect(sentences).toContain(sentence)
})

it('shows an application that passed', async () => {
  const application = anApplication({ kind: 'agent', state: 'passed', decidedAt: '2026-03-26T04:00:00.000Z' })
  const answers = { 'user.info': aUser(), 'partner.status': statusOf(application) }
  const { view } = await renderScreen(AgentAudit, { answers, signedIn: true })
  expect(view.getByText('You’re approved')).toBeVisible()
})
