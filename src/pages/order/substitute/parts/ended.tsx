import { observer } from 'mobx-react-lite'
import { StateView } from '@/components/frame/StateView'
import type { Shared, SubstituteModel } from '../model'
import { words } from '../text'

function wordsOf({ status, own, paidByMe, asker }: Shared): { title: string; text: string } {
  const t = words()
  if (paidByMe && !own) return { title: t.thanks, text: t.thanksText(asker) }
  return status === 'paid' ? { title: t.paid, text: t.paidText } : { title: t.closed, text: t.closedText }
}

/** Already paid, or expired. */
export const Ended = observer(({ model, shared }: { model: SubstituteModel; shared: Shared }) => (
  <StateView
    kind="empty"
    icon={shared.status === 'paid' ? 'circle-check' : 'clock'}
    {...wordsOf(shared)}
    action={{ text: words().home, onPress: model.goHome }}
  />
))
