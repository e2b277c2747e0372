import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Stepper } from '@/components/form/Stepper'
import type { QueueModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Takes a number for a party. */
export const Take = observer(function Take({ model }: { model: QueueModel }) {
  const t = words()
  const { party, most, size, busy, setParty, take } = model
  return (
    <View className={styles.queue__take}>
      <View className={styles.queue__row}>
        <Text className={styles.queue__label}>{t.takeTitle}</Text>
        <Stepper label={t.guests} value={party} min={1} max={most} onChange={setParty} />
      </View>
      <Text className={styles.queue__text}>
        {size ? t.takeText(size.name, size.waiting, size.minutes) : t.tooLarge(most)}
      </Text>
      <Button text={t.take} busy={busy} disabled={!size} onPress={take} />
    </View>
  )
})
