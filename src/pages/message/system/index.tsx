import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDay } from '@contract/date'
import { limits } from '@contract/limits'
import { Chip } from '@/components/base/Chip'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { language } from '@/platform/session/language'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { kindOf, SystemMessagesModel } from './model'
import { NoteCard, NoteSkeleton } from './parts/note-card'
import { words } from './text'

export default screen('systemMessages', ({ kind }) => {
  const model = useModel((api) => new SystemMessagesModel(api, kindOf(kind)))
  useReturned(() => void model.again())
  useWhileShown(model.follow)
  const { readAll, none, noneText, kept } = words()
  const action = { text: readAll, onPress: () => void model.readAll() }
  const empty = <StateView kind="empty" art="news" title={none} text={noneText} />
  return (
    <Screen nav={<NavBar title={words()[model.kind]} action={action} />} onRefresh={model.refresh}>
      <Groups model={model} />
      <View className={styles.system}>
        <PagedList list={model.messages} keyOf={({ id }) => id} empty={empty} skeleton={<NoteSkeleton />}>
          {(message, index) => (
            <>
              <Day at={message.at} before={model.messages.items[index - 1]?.at} />
              <NoteCard message={message} model={model} />
            </>
          )}
        </PagedList>
        <Text className={styles.system__kept}>{kept(limits.messageDays)}</Text>
      </View>
    </Screen>
  )
})

const Groups = observer(({ model }: { model: SystemMessagesModel }) => (
  <View className={styles.system__groups}>
    <Chip text={words().all} on={model.group === undefined} onPress={() => model.choose(undefined)} size={56} />
    {model.groups
      .filter(({ name }) => name !== '')
      .map(({ group, name, count }) => (
        <Chip
          key={group}
          text={count > 0 ? `${name} ${count}` : name}
          on={group === model.group}
          onPress={() => model.choose(group)}
          size={56}
        />
      ))}
  </View>
))

/** The day of a message, where it differs from that of the message before. */
const Day = observer(({ at, before }: { at: string; before: string | undefined }) => {
  const now = new Date()
  const day = formatDay(new Date(at), now, language.value)
  if (before !== undefined && formatDay(new Date(before), now, language.value) === day) return null
  return <Text className={styles.system__day}>{day}</Text>
})
