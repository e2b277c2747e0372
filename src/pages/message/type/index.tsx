import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ConversationList, ConversationSheet } from '@/features/chat/ConversationList'
import { ConversationsModel } from '@/features/chat/conversations'
import { ChatState } from '@/features/chat/state'
import { kindLooks } from '@/features/message/looks'
import { navigate } from '@/platform/navigation/gate'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel, useRootState } from '@/state'
import styles from './index.module.scss'
import { MessagesModel, type MessageTypes } from './model'
import { MessagesSkeleton } from './parts/skeleton'
import { Square } from './parts/square'
import { words } from './text'

export default screen('messages', () => {
  const root = useRootState()
  const { inbox } = root.keep(ChatState)
  const model = useModel((api) => new MessagesModel(api))
  const chats = useModel((api) => new ConversationsModel(api, inbox))
  useReturned(() => void model.again())
  useWhileShown(model.follow)
  useWhileShown(() => inbox.follow(root.session))
  const refresh = () => Promise.all([model.shown.reload(), chats.list.reload()])
  const { title, readAll } = words()
  const action = { text: readAll, onPress: () => void model.readAll() }
  return (
    <Screen
      nav={<NavBar title={title} action={action} />}
      onRefresh={refresh}
      overlay={<ConversationSheet model={chats} />}
    >
      <AsyncView resource={model.shown} skeleton={<MessagesSkeleton />}>
        {({ types, isSilent }) => (
          <>
            <Squares types={types} />
            {isSilent && <SilentStrip model={model} />}
            <View className={styles.messages__card}>
              <ConversationList model={chats} />
            </View>
          </>
        )}
      </AsyncView>
    </Screen>
  )
})

const open = (kind: string) => navigate('systemMessages', { kind })

/** The doors to the kinds of messages and to the customer service. */
const Squares = observer(({ types }: { types: MessageTypes }) => (
  <View className={styles.messages__squares}>
    {types.map(({ kind, name, count }) => (
      <Square
        key={kind}
        {...kindLooks[kind]}
        name={name}
        label={words().unread(name, count)}
        count={count}
        onPress={() => open(kind)}
      />
    ))}
    <Square
      icon="headphones"
      tint="good"
      name={words().support}
      label={words().support}
      count={0}
      onPress={() => navigate('serviceChat', {})}
    />
  </View>
))

/** Says that notifications are turned off, until it is closed. */
const SilentStrip = observer(function SilentStrip({ model }: { model: MessagesModel }) {
  const { silent, turnOn, close } = words()
  if (model.isStripClosed) return null
  return (
    <View className={styles.messages__strip}>
      <Icon name="bell-ring" size={40} colour="info" />
      <Text className={styles.messages__stripText}>{silent}</Text>
      <Press label={turnOn} onPress={() => navigate('newMessage')} className={styles.messages__turnOn} reach={16}>
        <Text className={styles.messages__turnOnText}>{turnOn}</Text>
      </Press>
      <Press label={close} onPress={model.closeStrip} className={styles.messages__close} reach={16}>
        <Icon name="x" size={32} colour="ink-3" />
      </Press>
    </View>
  )
})
