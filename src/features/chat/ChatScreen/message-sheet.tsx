import { observer } from 'mobx-react'
import type { ChatMessage } from '@contract/entities/chat'
import { Sheet } from '@/components/frame/Sheet'
import { secondsUntil } from '@/platform/device/clock'
import { copyAndTell } from '@/state/base/copying'
import { useRootState } from '@/state'
import type { ConversationModel } from '../conversation'
import type { Evidence } from '../evidence'
import type { Outgoing } from '../outbox'
import { ChatState } from '../state'
import { words } from '../text'
import { ActionList, type SheetAction } from '../ActionList'

/** A message that something is to be done with: one that was sent, or one that was not. */
export type ChosenMessage = { readonly message: ChatMessage } | { readonly item: Outgoing }

interface Props {
  model: ConversationModel
  evidence: Evidence
  chosen: ChosenMessage | undefined
  onClose: () => void
}

function sentActions({ message }: { message: ChatMessage }, { model, evidence }: Props): SheetAction[] {
  const { copy, unsend, report } = words()
  const { content, recallBefore } = message
  const actions: SheetAction[] = []
  if (content.kind === 'text') actions.push({ text: copy, icon: 'copy', onPress: () => copyAndTell(content.text) })
  if (recallBefore !== null && secondsUntil(recallBefore) > 0)
    actions.push({ text: unsend, icon: 'undo-2', onPress: () => model.recall(message) })
  if (!message.mine) actions.push({ text: report, icon: 'circle-alert', onPress: () => evidence.start(message) })
  return actions
}

/** Actions on a message. */
export const MessageSheet = observer(function MessageSheet(props: Props) {
  const { chosen, onClose } = props
  const { outbox } = useRootState().keep(ChatState)
  const { sendAgain, discard, more } = words()
  const waiting = ({ clientId }: Outgoing): SheetAction[] => [
    { text: sendAgain, icon: 'send', onPress: () => outbox.again(clientId) },
    { text: discard, icon: 'trash-2', onPress: () => outbox.remove(clientId) },
  ]
  const actions = !chosen ? [] : 'item' in chosen ? waiting(chosen.item) : sentActions(chosen, props)
  return (
    <Sheet open={actions.length > 0} onClose={onClose} label={more}>
      <ActionList actions={actions} onClose={onClose} />
    </Sheet>
  )
})
