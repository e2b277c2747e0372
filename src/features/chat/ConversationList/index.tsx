import { observer } from 'mobx-react'
import type { Conversation } from '@contract/entities/chat'
import { Sheet } from '@/components/frame/Sheet'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { ActionList, type SheetAction } from '../ActionList'
import { ConversationRow } from '../ConversationRow'
import type { ConversationsModel } from '../conversations'

const words = dictionary({
  en: {
    none: 'No chats yet',
    noneText: 'Chats with stores, riders and support appear here',
    pin: 'Pin',
    unpin: 'Unpin',
    mute: 'Mute',
    unmute: 'Unmute',
    hide: 'Remove from the list',
  },
  zh: {
    none: '暂无会话',
    noneText: '与商家、骑手和客服的会话会显示在这里',
    pin: '置顶',
    unpin: '取消置顶',
    mute: '消息免打扰',
    unmute: '取消免打扰',
    hide: '从列表中移除',
  },
})

function actionsOf(model: ConversationsModel, conversation: Conversation): SheetAction[] {
  const { pin, unpin, mute, unmute, hide } = words()
  const { pinned, muted } = conversation
  return [
    { text: pinned ? unpin : pin, icon: 'pin', onPress: () => model.set(conversation, { pinned: !pinned }) },
    {
      text: muted ? unmute : mute,
      icon: muted ? 'bell-ring' : 'bell-off',
      onPress: () => model.set(conversation, { muted: !muted }),
    },
    { text: hide, icon: 'trash-2', onPress: () => model.set(conversation, { hidden: true }) },
  ]
}

const open = ({ id, with: party }: Conversation, store: string | undefined): void =>
  party === 'service' ? navigate('serviceChat', { id }) : navigate('chat', { id, ...(store && { store }) })

/** Conversations: pinned ones first, then by their newest message. */
export const ConversationList = observer(function ConversationList({ model }: { model: ConversationsModel }) {
  const { none, noneText } = words()
  return (
    <PagedList
      list={model.list}
      keyOf={({ id }) => id}
      empty={<StateView kind="empty" art="news" title={none} text={noneText} />}
    >
      {(conversation) => (
        <ConversationRow
          conversation={conversation}
          onOpen={() => open(conversation, model.storeId)}
          onMore={() => model.choose(conversation)}
        />
      )}
    </PagedList>
  )
})

/** Actions on a conversation of the list. Pass it to the Screen as `overlay`. */
export const ConversationSheet = observer(function ConversationSheet({ model }: { model: ConversationsModel }) {
  const { chosen } = model
  const close = () => model.choose(undefined)
  return (
    <Sheet open={chosen !== undefined} onClose={close} title={chosen?.name ?? ''}>
      {chosen && <ActionList actions={actionsOf(model, chosen)} onClose={close} />}
    </Sheet>
  )
})
