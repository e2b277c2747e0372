import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { Press } from '@/components/base/Press'
import type { FlashSaleModel, Round } from '../model'
import { words } from '../text'
import styles from './rounds.module.scss'

interface Props {
  model: FlashSaleModel
  rounds: readonly Round[]
  chosen: string | null
}

/** The rounds by when they begin; five are in view, the chosen one among the first. */
export const Rounds = observer(({ model, rounds, chosen }: Props) => (
  <ScrollView
    scrollX
    enhanced
    showScrollbar={false}
    scrollIntoView={chosen ? `round-${chosen}` : ''}
    className={styles.rounds}
  >
    <View className={styles.rounds__row} role="group" aria-label={words().rounds}>
      {rounds.map((round) => {
        const status = model.statusOf(round)
        const start = formatClock(new Date(round.startsAt))
        const look = round.id === chosen ? 'on' : status
        return (
          <View key={round.id} id={`round-${round.id}`}>
            <Press
              label={`${start}, ${words()[status]}`}
              on={round.id === chosen}
              onPress={() => void model.choose(round.id)}
              className={styles[round.id === chosen ? 'rounds__round--on' : 'rounds__round']}
            >
              <Text className={styles[`rounds__start--${look}`]}>{start}</Text>
              <Text className={styles[`rounds__status--${look}`]}>{words()[status]}</Text>
            </Press>
          </View>
        )
      })}
    </View>
  </ScrollView>
))
