import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { notificationTopics } from '@contract/notification-topics'
import { Note } from '@/components/base/Note'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { Notifications } from '@/features/notifications/notifications'
import { topicNames, topicNotes } from '@/features/notifications/topic-words'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { words } from './text'

const Topics = observer(({ model }: { model: Notifications }) => {
  const { heading, off, turnOn, system } = words()
  const { newMessages, topics } = model.shown
  const [names, notes] = [topicNames(), topicNotes()]
  return (
    <View className={styles.topics}>
      {!newMessages && (
        <>
          <View className={styles.topics__note}>
            <Note kind="warn" text={off} icon="circle-alert" />
          </View>
          <CellGroup>
            <Cell icon="bell" label={turnOn} height={104} onOpen={() => void model.setNewMessages(true)} />
          </CellGroup>
        </>
      )}
      <CellGroup heading={heading}>
        {notificationTopics.map((topic) => (
          <SwitchRow
            key={topic}
            label={names[topic]}
            note={notes[topic]}
            on={newMessages && topics[topic]}
            disabled={!newMessages}
            onChange={(on) => void model.setTopic(topic, on)}
          />
        ))}
      </CellGroup>
      <CellGroup>
        <Cell icon="hand" label={system} height={104} onOpen={() => navigate('permissions')} />
      </CellGroup>
    </View>
  )
})

export default screen('pushNotification', () => {
  const model = useModel((api) => new Notifications(api))
  return (
    <Screen title={words().title}>
      <AsyncView resource={model.settings}>{() => <Topics model={model} />}</AsyncView>
    </Screen>
  )
})
