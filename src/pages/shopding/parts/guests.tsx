import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import type { BookTableModel, Options } from '../model'
import { words } from '../text'
import { Group } from './group'
import styles from './group.module.scss'

/** Party size; larger parties call. */
export const Guests = observer(function Guests({ model, options }: { model: BookTableModel; options: Options }) {
  const { guests, guestsOf, callUs } = words()
  const { partyMost } = options
  const call = (
    <Press label={callUs(partyMost + 1)} onPress={() => void model.call()} reach={16}>
      <Text className={styles.group__call}>{callUs(partyMost + 1)}</Text>
    </Press>
  )
  return (
    <Group title={guests} hint={call}>
      <View className={styles.group__rounds} role="radiogroup" aria-label={guests}>
        {Array.from({ length: partyMost }, (_, index) => index + 1).map((count) => {
          const on = count === model.party
          return (
            <Press
              key={count}
              role="radio"
              label={guestsOf(count)}
              on={on}
              onPress={() => model.setParty(count)}
              reach={8}
              className={styles[on ? 'group__round--on' : 'group__round']}
            >
              <Text className={styles[on ? 'group__number--on' : 'group__number']}>{count}</Text>
            </Press>
          )
        })}
      </View>
    </Group>
  )
})
