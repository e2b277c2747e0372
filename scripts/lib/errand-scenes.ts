import type { Scene } from './scene'
import { addressOf } from '../../tests/support/examples'
import { placeErrand } from '../../tests/support/errands'

type Act = NonNullable<Scene['act']>

/** An errand whose rider has something to ask or is on the way, on a screen. */
const noted =
  (note: string, screen: 'errandDetail' | 'errandAnswer', state: string): Act =>
  async ({ ann }) => {
    const orderId = await placeErrand(ann.caller, note)
    await ann.goto(addressOf('errandDetail', { errandDetail: { id: orderId } }))
    await ann.page.getByRole('heading', { name: state }).waitFor({ timeout: 60_000 })
    await ann.goto(addressOf(screen, { errandDetail: { id: orderId }, errandAnswer: { orderId } }))
    await ann.settled()
  }

/** The pictures of errands. */
export const errandScenes: readonly Scene[] = [
  {
    name: 'errand-order',
    title: 'An errand on the way',
    screen: 'errandDetail',
    act: (set, say) => noted('', 'errandDetail', say.errandRiding)(set, say),
  },
  {
    name: 'errand-purchase',
    title: 'Dearer than estimated',
    screen: 'errandDetail',
    act: (set, say) => noted('#dearer', 'errandAnswer', say.errandAsks)(set, say),
  },
  { name: 'errand-track', title: 'The recipient’s link', screen: 'errandTrack', visitor: true },
]
