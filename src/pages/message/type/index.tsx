import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { kindLooks } from '@/features/message/looks'
import { navigate } from '@/platform/gate'
import { useReturned, useWhileShown } from '@/platform/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MessagesModel, type MessageTypes } from './model'
import { KindRow } from './parts/kind-row'
import { MessagesSkeleton } from './parts/skeleton'
import { Square } from './parts/square'
import { words } from './text'

export default screen('messages', () => {
  const model = useModel((api) => new MessagesModel(api))
  useReturned(() => void model.again())
  useWhileShown(model.follow)
  const { title, readAll } = words()
  const action = { text: readAll, onPress: () => void model.readAll() }
  return (
    <Screen nav={<NavBar title={title} action={action} />} onRefresh={model.shown.reload}>
      <AsyncView resource={model.shown} skeleton={<MessagesSkeleton />}>
        {({ types, isSilent }) => (
          <>
            <Squares types={types} />
            {isSilent && <SilentStrip model={model} />}
            <Newest types={types} />
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
      onPress={() => navigate('contactUs')}
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

/** The newest message of each kind. */
const Newest = observer(({ types }: { types: MessageTypes }) => {
  const shown = types.filter(({ newest }) => newest)
  const { none, noneText } = words()
  if (shown.length === 0) return <StateView kind="empty" art="news" title={none} text={noneText} />
  return (
    <View className={styles.messages__card}>
      {shown.map((type, index) => (
        <KindRow key={type.kind} type={type} isLast={index === shown.length - 1} onPress={() => open(type.kind)} />
      ))}
    </View>
  )
})
