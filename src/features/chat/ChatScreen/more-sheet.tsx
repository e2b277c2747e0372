import { observer } from 'mobx-react'
import { Sheet } from '@/components/frame/Sheet'
import { confirm } from '@/platform/view/feedback'
import type { ConversationModel, ConversationRecord } from '../conversation'
import type { Evidence } from '../evidence'
import { ActionList, type SheetAction } from '../ActionList'
import { words } from './text'

interface Props {
  model: ConversationModel
  evidence: Evidence
  open: boolean
  onClose: () => void
}

async function block(model: ConversationModel): Promise<void> {
  const { blockTitle, blockText, block: ok, cancel } = words()
  if (await confirm({ title: blockTitle, text: blockText, ok, cancel })) await model.set({ blocked: true })
}

function serviceActions(model: ConversationModel, { service }: ConversationRecord): SheetAction[] {
  const { askPerson, endChat } = words()
  if (!service) return []
  const isAsked = service.state === 'queue' || service.state === 'person'
  return isAsked
    ? [{ text: endChat, icon: 'circle-check', onPress: () => model.endService() }]
    : [{ text: askPerson, icon: 'headphones', onPress: () => model.askForPerson() }]
}

function actionsOf(model: ConversationModel, record: ConversationRecord, evidence: Evidence): SheetAction[] {
  const t = words()
  const { pinned, muted, blockedByMe, service } = record
  const other: SheetAction[] = service
    ? []
    : [
        blockedByMe
          ? { text: t.unblock, icon: 'check', onPress: () => model.set({ blocked: false }) }
          : { text: t.block, icon: 'ban', onPress: () => block(model) },
      ]
  return [
    ...serviceActions(model, record),
    { text: pinned ? t.unpin : t.pin, icon: 'pin', onPress: () => model.set({ pinned: !pinned }) },
    {
      text: muted ? t.unmute : t.mute,
      icon: muted ? 'bell-ring' : 'bell-off',
      onPress: () => model.set({ muted: !muted }),
    },
    ...other,
    { text: t.report, icon: 'circle-alert', onPress: () => evidence.start() },
  ]
}

/** Actions on a conversation. */
export const MoreSheet = observer(function MoreSheet({ model, evidence, open, onClose }: Props) {
  const record = model.record.value
  if (!record) return null
  return (
    <Sheet open={open} onClose={onClose} title={record.name}>
      <ActionList actions={actionsOf(model, record, evidence)} onClose={onClose} />
    </Sheet>
  )
})
