import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Sheet } from '@/components/frame/Sheet'
import { words } from '../text'
import type { Waiting } from '../waiting'
import { Slot } from './times'
import styles from './times.module.scss'
import sheet from './wait-sheet.module.scss'

/** Asks between which times one waits for a table. Pass it to the Screen as `overlay`. */
export const WaitSheet = observer(function WaitSheet({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting) return null
  return (
    <Sheet open={waiting.open} onClose={waiting.close} title={words().waitTitle}>
      <Wish waiting={waiting} />
    </Sheet>
  )
})

const Wish = observer(({ waiting }: { waiting: Waiting }) => {
  const t = words()
  const { wish, toggle, isIn, join, busy } = waiting
  const chosen = wish.times.filter(isIn)
  const [first, last] = [chosen[0]?.time ?? '', chosen.at(-1)?.time ?? '']
  return (
    <View className={sheet.wait}>
      <Text className={sheet.wait__text}>{t.waitText}</Text>
      <View className={styles.times} role="group" aria-label={t.time}>
        {wish.times.map((slot) => (
          <View key={slot.at} className={styles.times__cell}>
            <Slot slot={slot} on={isIn(slot)} onPress={toggle} />
          </View>
        ))}
      </View>
      <Text className={sheet.wait__chosen}>{`${t.guestsOf(wish.party)} · ${t.between(first, last)}`}</Text>
      <Button text={t.join} busy={busy} onPress={join} />
    </View>
  )
})
