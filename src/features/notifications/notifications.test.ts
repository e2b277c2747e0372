import type { Answer, Api } from '@/services/api'
import { NetworkError } from '@/services/failures'
import { Notifications } from './notifications'

type Settings = Answer<'account.notificationSettings'>

const topics = { orders: true, refunds: true, wallet: true, offers: true, announcements: true }
const first: Settings = { newMessages: true, showDetails: true, topics }

/** Settings whose changes the test answers one by one. */
async function held() {
  const replies: { made: () => void; refused: () => void }[] = []
  const call = jest.fn(
    (change: object) =>
      new Promise<Settings>((resolve, reject) => {
        if (Object.keys(change).length === 0) return resolve(first)
        replies.push({ made: () => resolve(first), refused: () => reject(new NetworkError(500, 'Refused')) })
      }),
  )
  const notifications = new Notifications({ account: { notificationSettings: call } } as unknown as Api)
  await notifications.settings.load()
  return { notifications, replies }
}

it('shows a change at once, and keeps it once it is made', async () => {
  const { notifications, replies } = await held()
  const change = notifications.setTopic('offers', false)
  expect(notifications.shown.topics).toEqual({ ...topics, offers: false })
  replies[0]?.made()
  await change
  expect(notifications.shown).toEqual({ ...first, topics: { ...topics, offers: false } })
})

it('takes back only what was refused of changes that cross', async () => {
  const { notifications, replies } = await held()
  const [offers, wallet] = [notifications.setTopic('offers', false), notifications.setTopic('wallet', false)]
  replies[1]?.made()
  await wallet
  replies[0]?.refused()
  await offers
  expect(notifications.shown.topics).toEqual({ ...topics, wallet: false })
})

it('ends at the last of several changes of one switch', async () => {
  const { notifications, replies } = await held()
  const changes = [false, true, false].map((on) => notifications.setNewMessages(on))
  expect(notifications.shown.newMessages).toBe(false)
  replies.forEach(({ made }) => made())
  await Promise.all(changes)
  expect(notifications.shown.newMessages).toBe(false)
})
