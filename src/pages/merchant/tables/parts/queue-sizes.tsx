import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { SwitchRow } from '@/components/form/SwitchRow'
import { CountRow } from '@/features/merchant/CountRow'
import type { Setup } from '../setup'
import { words } from '../text'
import styles from '../index.module.scss'

/** The queue: whether numbers are given, and its sizes. */
export const QueueSizes = observer(function QueueSizes({ setup }: { setup: Setup }) {
  const t = words()
  const { queue, queueOpen, setQueue } = setup
  return (
    <View className={styles.tables__card}>
      <Text className={styles.tables__title}>{t.queueSizes}</Text>
      <Text className={styles.tables__text}>{t.queueNote}</Text>
      {queue.list.length > 0 && <SwitchRow label={t.queueOpen} on={queueOpen} onChange={setQueue} />}
      {queue.list.map(({ least, most, minutesEach }, index) => {
        const name = t.queueOf(String.fromCharCode('A'.charCodeAt(0) + index))
        return (
          <View key={index}>
            <CountRow
              label={t.mostIn(name)}
              note={t.size(least, most)}
              value={most}
              min={least}
              max={queue.endMost(index)}
              onChange={(value) => queue.moveEnd(index, value)}
            />
            <CountRow
              label={t.minutesIn(name)}
              value={minutesEach}
              min={1}
              max={120}
              onChange={(value) => queue.setMinutes(index, value)}
            />
          </View>
        )
      })}
      <View className={styles.tables__foot}>
        {queue.list.length > 0 && <Button kind="outline" size={72} text={t.removeSize} onPress={queue.removeLast} />}
        <Button kind="outline" size={72} text={t.addSize} disabled={queue.isFull} onPress={queue.add} />
      </View>
    </View>
  )
})
